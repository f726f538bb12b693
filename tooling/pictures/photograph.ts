import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page, type Request } from 'playwright-core';
import { preview } from 'vite';
import { type ModeName, modes, modesOf, viewports } from '../../.storybook/modes.ts';
import { fixtureNow } from '../../packages/domain/src/fixtures.ts';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import type { Book } from './storybook.ts';

/** A picture of a story in a mode: its file's name, and the title of its story. */
export type Shot = { id: string; mode: ModeName; name: string; title: string };

/** The pictures of a Storybook; `files` are those of the stories, or null for all. */
export const shotsOf = ({ stories }: Book, files: ReadonlySet<string> | null): Shot[] =>
  stories
    .filter(({ importPath }) => files === null || files.has(importPath))
    .flatMap(({ id, title, importPath, tags }) =>
      modesOf(importPath, tags.includes('play-fn'), tags).map((mode) => ({
        ...{ id, mode, title },
        name: `${id}--${mode.replaceAll(' ', '-')}.png`,
      })),
    );

/** Milliseconds; a story that takes longer never ends. */
const patience = 30_000;

/** Milliseconds; React holds back a part for 300 ms after the last one that it waited for. */
const heldBack = 400;

/** Waits for the parts that a story fetches after its first drawing, as Chromatic does: until nothing was asked of the server for a while. */
const quietOf = (page: Page): (() => Promise<void>) => {
  const asked = new Set<Request>();
  let last = 0;
  const end = (request: Request) => {
    asked.delete(request);
    last = Date.now();
  };
  page.on('framenavigated', () => asked.clear());
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    last = Date.now();
    while (asked.size > 0 || Date.now() - last < heldBack) await sleep(50);
    // Two frames draw the last part, once nothing is left to do for it.
    await page.evaluate(
      () =>
        new Promise((done) => {
          requestIdleCallback(() => requestAnimationFrame(() => requestAnimationFrame(done)));
        }),
    );
  };
};

/** Milliseconds; what a story shows for longer than this, such as “copied”, it shows until its picture is taken. */
const passing = 2_000;

/** Runs in the page: a timer of `longest` milliseconds or more never ends, so that no picture depends on how fast the machine was. */
const holdTimers = (longest: number): void => {
  const start = globalThis.setTimeout;
  const held = (run: TimerHandler, wait?: number, ...rest: unknown[]) =>
    wait !== undefined && wait >= longest ? 0 : start(run, wait, ...rest);
  Object.assign(globalThis, { setTimeout: held });
};

/** Pages at a time: a page waits for a part of its time, and a small machine has two cores. */
const atOnce = 3;

/** Takes the pictures that the folder lacks. Returns the names of stories that threw or did not end, with the message. */
export const photograph = async (book: Book, shots: readonly Shot[], folder: string): Promise<string[]> => {
  mkdirSync(folder, { recursive: true });
  const missing = shots.filter(({ name }) => !existsSync(join(folder, name)));
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: book.path },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
  const failed: string[] = [];
  const first = book.stories[0]?.id ?? '';
  /** Takes the pictures of one mode in one page: to load the page anew costs as much as a picture. */
  const work = async (mode: ModeName, queue: Iterable<Shot>): Promise<void> => {
    const { theme, locale, viewport } = modes[mode];
    const { width, height } = viewports[viewport].styles;
    const page = await browser.newPage({
      viewport: { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) },
      reducedMotion: 'reduce',
      locale: 'vi-VN',
      timezoneId: 'Asia/Ho_Chi_Minh',
    });
    await page.clock.setFixedTime(fixtureNow);
    await page.addInitScript(holdTimers, passing);
    const quiet = quietOf(page);
    /** Waits for the end of a story; false if it threw or did not end. */
    const ends = async (id: string): Promise<boolean> => {
      const end = page.locator(`html[data-story="${id}"], body.sb-show-errordisplay`).first();
      return (await end.getAttribute('data-story', { timeout: patience }).catch(() => null)) === id;
    };
    // A new page may draw a letter half a pixel away, so each story takes the place of another one, which leaves nothing behind
    // (`.storybook/leftovers.ts`).
    const load = async (): Promise<void> => {
      await page.goto(`${origin}iframe.html?id=${first}&viewMode=story&globals=theme:${theme};locale:${locale}`);
      if (!(await ends(first))) throw new Error(`The first story does not end, and each page begins with it: ${first}`);
    };
    await load();
    for (const { id, name } of queue) {
      const chosen = JSON.stringify({ storyId: id, viewMode: 'story' });
      await page.evaluate(`__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', ${chosen})`);
      if (!(await ends(id))) {
        const message = await page
          .locator('#error-message')
          .textContent({ timeout: 1_000 })
          .catch(() => '');
        failed.push(`${name}: ${message || `no end in ${patience} ms`}`);
        await load();
        continue;
      }
      await quiet();
      // The picture has the whole page: only what sticks to the window would show how far it was scrolled.
      await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
      await page.screenshot({ path: join(folder, name), animations: 'disabled', caret: 'hide', fullPage: true });
    }
    await page.close();
  };
  for (const [mode, shotsOfMode] of Map.groupBy(missing, (shot) => shot.mode)) {
    // All workers share the iterator.
    const queue = shotsOfMode.values();
    await Promise.all(Array.from({ length: atOnce }, () => work(mode, queue)));
  }
  await browser.close();
  await server.close();
  return failed;
};
