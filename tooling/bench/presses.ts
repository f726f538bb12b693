import type { Page } from 'playwright-core';
import type { Figures } from './figures.ts';
import { openAddress, openPhone, slowDown, type Visitor } from './slowPhone.ts';

/** Waits until the parts that load on an idle page have loaded, too. */
const waitUntilIdle = async (page: Page, pause = 600) => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(pause);
};

/** Presses an entry of the side menu by script, without pointer or focus events before it. Returns ms until its page's frame, and until its title. */
const press = async (page: Page, address: string): Promise<{ frame: number; title: number }> => {
  await page.evaluate(() => (window.bench.find('button[popovertarget]') as HTMLElement).click());
  await page.waitForTimeout(800);
  return page.evaluate(async (link) => {
    const { find, painted } = window.bench;
    const before = find('main h1')?.textContent;
    const isTitled = () => find('main h1') !== undefined && find('main h1')?.textContent !== before;
    // A skeleton may stand in place of the heading, too: it is drawn and not announced.
    const isNew = () => isTitled() || (find('main h1') === undefined && find('main [aria-hidden]') !== undefined);
    const pressed = performance.now();
    const frame = painted(isNew);
    const title = painted(isTitled);
    (find(link) as HTMLElement).click();
    return { frame: (await frame) - pressed, title: (await title) - pressed };
  }, `#main-menu a[href="${address}"]`);
};

/**
 * Presses every other entry of the side menu from one page, on slow 4G with a slower processor. The first time the page's code may be
 * missing, the second time it is there. The figures are those of the slowest page; pages over 100 ms are printed.
 */
export const pressMenu = async (visitor: Visitor, start: string): Promise<Figures> => {
  const context = await openPhone(visitor);
  const page = await context.newPage();
  await openAddress(page, visitor.url);
  await waitUntilIdle(page, 3_000);
  const devtools = await context.newCDPSession(page);
  await slowDown(devtools, visitor.cpu);
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('#main-menu a[href]')].map(({ pathname }) => pathname),
  );
  const slowest = async (time: string) => {
    const figures: { address: string; frame: number; title: number }[] = [];
    for (const address of addresses.filter((known) => known !== start)) {
      figures.push({ address, ...(await press(page, address)) });
      await waitUntilIdle(page);
      await press(page, start);
      await waitUntilIdle(page);
    }
    for (const { address, frame } of figures)
      if (frame > 100) console.log(`${frame.toFixed(0)} ms from ${start} to ${address}, ${time}`);
    const of = (kind: 'frame' | 'title') => Math.max(...figures.map((figure) => figure[kind]));
    return { frame: of('frame'), title: of('title') };
  };
  const cold = await slowest('cold');
  const warm = await slowest('warm');
  await context.close();
  return { coldFrame: cold.frame, coldTitle: cold.title, warmFrame: warm.frame, warmTitle: warm.title };
};
