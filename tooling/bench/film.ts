import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { type Address, measuredPages } from '../measuredPages.ts';
import { findMoves } from './findMoves.ts';
import type { Portal } from './groups.ts';
import { openAddress, openPhone, openSlowPage } from './slowPhone.ts';
import { watchDrawn } from './watchDrawn.ts';
import type { MarkTimes } from './watchPage.ts';

const filmed = ['/', '/transactions', '/invoice', '/wordpress', '/payment'] as const;

const screens = [
  { name: 'phone', size: { width: 412, height: 823 }, width: 190, columns: 10 },
  { name: 'desk', size: { width: 1280, height: 800 }, width: 380, columns: 5 },
] as const;

type Screen = (typeof screens)[number];
type Frame = { time: number; picture: string };
type Film = { frames: readonly Frame[]; times: MarkTimes };

/** Late parts (notifications, charts) come after the page is usable. */
const after = 2_000;

/** A picture of one transparent pixel, for the time before anything was drawn. */
const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const shoot = async (context: BrowserContext, url: string, { size }: Screen): Promise<Film> => {
  const { page, devtools } = await openSlowPage(context, 4);
  const taken: { at: number; data: string }[] = [];
  devtools.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    taken.push({ at: (metadata.timestamp ?? 0) * 1000, data });
    void devtools.send('Page.screencastFrameAck', { sessionId });
  });
  await devtools.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 80,
    maxWidth: size.width,
    maxHeight: size.height,
  });
  const times = await openAddress(page, url);
  await page.waitForTimeout(after);
  await devtools.send('Page.stopScreencast');
  const origin = await page.evaluate(() => performance.timeOrigin);
  await page.close();
  const count = Math.ceil((times.usable + after) / 100);
  const frames = Array.from({ length: count }, (_, place): Frame => {
    const time = place * 100;
    // The picture that was on the screen at this time.
    const shown = taken.findLast(({ at }) => at - origin <= time && at >= origin);
    return { time, picture: shown ? `data:image/jpeg;base64,${shown.data}` : blank };
  });
  return { frames, times };
};

const captionOf = (time: number, times: MarkTimes): string => {
  const reached = Object.entries(times).filter(([, at]) => at !== undefined && at > time - 100 && at <= time);
  return `${(time / 1000).toFixed(1)} s <b>${reached.map(([name]) => name).join(', ')}</b>`;
};

/** One picture of all frames, each with its time and the marks that the page reached since the frame before. */
const drawSheet = async ({ browser }: Portal, { frames, times }: Film, screen: Screen, path: string) => {
  const { width, columns, size } = screen;
  const height = Math.round((width / size.width) * size.height);
  const page = await browser.newPage({ viewport: { width: columns * (width + 8) + 8, height: 600 } });
  const cells = frames.map(
    ({ time, picture }) =>
      `<figure><img width="${width}" height="${height}" alt="" src="${picture}"><figcaption>${captionOf(time, times)}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:8px;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:8px;font:12px sans-serif;background:#888}figure{margin:0}img{display:block;background:#fff}b{background:#ff0}</style>${cells.join('')}`,
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
};

/** Opens a page once more and finds what did not stay as it was drawn. A face that comes late changes every text: without faces, the rest is found. */
const findIn = async (context: BrowserContext, url: string, { size }: Screen, isWithoutFaces: boolean) => {
  await context.addInitScript(watchDrawn);
  if (isWithoutFaces) await context.route('**/*.woff2', (route) => route.abort());
  const { page } = await openSlowPage(context, 4);
  await openAddress(page, url);
  await page.waitForTimeout(after);
  const { things, last } = await page.evaluate(() => window.drawn);
  await context.close();
  return findMoves(things, last, size);
};

/** Draws the first visit of a page, a frame every 100 ms, and finds what was drawn and did not stay as it was. */
const filmPage = async (portal: Portal, folder: string, address: Address, screen: Screen): Promise<void> => {
  const { browser, origin, session } = portal;
  const visitor = { browser, url: origin + address, marks: measuredPages[address], cpu: 4, session, size: screen.size };
  const open = () => openPhone(visitor);
  const context = await open();
  const film = await shoot(context, visitor.url, screen);
  await context.close();
  const path = join(folder, `${address.slice(1) || 'dashboard'}.${screen.name}.png`);
  await drawSheet(portal, film, screen, path);

  const inOneFace = await findIn(await open(), visitor.url, screen, true);
  const inAll = await findIn(await open(), visitor.url, screen, false);
  console.log(`\n${address} on a ${screen.name}: ${path}`);
  console.log(`  ${inOneFace.length} findings without the brand's faces, ${inAll.length} with them`);
  for (const [what, found] of Map.groupBy(inOneFace, ({ what }) => what)) {
    console.log(`  ${what}: ${found.length}`);
    for (const { line } of found.slice(0, 12)) console.log(`    ${line}`);
  }
};

/** Films the first visits of five pages on slow 4G with a four times slower processor, on a phone and on a desk. */
export const film = async (portal: Portal, folder: string, pages: readonly Address[]): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  for (const address of filmed.filter((address) => pages.includes(address))) {
    for (const screen of screens) await filmPage(portal, folder, address, screen);
  }
};
