import type { Page } from 'playwright-core';
import { type Address, usable } from '../usable.ts';
import type { Figures } from './figures.ts';
import { openAddress, openPhone, openSlowPage, type Visitor } from './slowPhone.ts';

/** Until the parts that wait for an idle page have come too. */
const rest = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(4_000);
};

/** Presses an entry of the side menu by script, so that no pointer and no focus announces it: ms until its page's frame, and its rows. */
const press = async (page: Page, address: Address): Promise<{ frame: number; rows: number }> => {
  await page.evaluate(() => (window.bench.find('button[popovertarget]') as HTMLElement).click());
  await page.waitForTimeout(1_000);
  return page.evaluate(
    async ({ link, selectors }) => {
      const { find, painted } = window.bench;
      const before = find('main h1')?.textContent;
      // A skeleton may stand for the heading, too: what is drawn and not said.
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

/** From the resting dashboard to a page, its chunk not fetched yet; then once more from there, everything fetched. */
export const pressTwice = async (visitor: Visitor, address: Address): Promise<Figures> => {
  const context = await openPhone(visitor);
  const { page } = await openSlowPage(context);
  await openAddress(page, visitor.url);
  await rest(page);
  const cold = await press(page, address);
  await rest(page);
  await press(page, '/');
  await rest(page);
  const warm = await press(page, address);
  await context.close();
  return { coldFrame: cold.frame, coldRows: cold.rows, warmFrame: warm.frame, warmRows: warm.rows };
};
