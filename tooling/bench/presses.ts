import type { Page } from 'playwright-core';
import { type Address, usable } from '../usable.ts';
import type { Figures } from './figures.ts';
import { openAddress, openPhone, openSlowPage, type Visitor } from './slowPhone.ts';

/** Waits until the parts that load on an idle page have loaded, too. */
const waitUntilIdle = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(4_000);
};

/** Presses an entry of the side menu by script, without pointer or focus events before it. Returns ms until its page's frame, and until its rows. */
const press = async (page: Page, address: Address): Promise<{ frame: number; rows: number }> => {
  await page.evaluate(() => (window.bench.find('button[popovertarget]') as HTMLElement).click());
  await page.waitForTimeout(1_000);
  return page.evaluate(
    async ({ link, selectors }) => {
      const { find, painted } = window.bench;
      const before = find('main h1')?.textContent;
      // A skeleton may stand in place of the heading, too: it is drawn and not announced.
      const isNew = () => {
        const heading = find('main h1');
        return heading ? heading.textContent !== before : find('main [aria-hidden]') !== undefined;
      };
      const pressed = performance.now();
      const frame = painted(isNew);
      const rows = painted(() => isNew() && selectors.every(find));
      (find(link) as HTMLElement).click();
      return { frame: (await frame) - pressed, rows: (await rows) - pressed };
    },
    { link: `nav a[href="${address}"]`, selectors: usable[address] },
  );
};

/** Presses from the idle dashboard to a page whose chunk is not loaded yet; then once more, with everything loaded. */
export const pressTwice = async (visitor: Visitor, address: Address): Promise<Figures> => {
  const context = await openPhone(visitor);
  const { page } = await openSlowPage(context);
  await openAddress(page, visitor.url);
  await waitUntilIdle(page);
  const cold = await press(page, address);
  await waitUntilIdle(page);
  await press(page, '/');
  await waitUntilIdle(page);
  const warm = await press(page, address);
  await context.close();
  return { coldFrame: cold.frame, coldRows: cold.rows, warmFrame: warm.frame, warmRows: warm.rows };
};
