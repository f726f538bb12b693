import type { Page } from 'playwright-core';
import { randomZone } from '../../packages/domain/src/fixtures.ts';
import type { Figures } from './figures.ts';
import { openAddress, openPhone, type Visitor } from './slowPhone.ts';

const count = 10_000;

/** The zone as the rich provider lists it. */
const answer = JSON.stringify({
  message: 'success',
  result: { data: randomZone(1, count, 'bienxanh.vn').map(({ values, ...record }) => ({ ...record, data: values })) },
});

/** Types a text into the search: ms until the matching rows are painted. */
const search = (page: Page, text: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const { find, painted } = window.bench;
    const said = () => find('main [role=status]:not(:empty)')?.textContent;
    const before = said();
    const input = find('main input[type=search]') as HTMLInputElement;
    const pressed = performance.now();
    const found = painted(() => said() !== before);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, wanted);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return (await found) - pressed;
  }, text);

/** Searches a long zone letter by letter, and once more with a four times slower processor. */
export const searchRecords = async (visitor: Visitor): Promise<Figures> => {
  const context = await openPhone(visitor);
  const page = await context.newPage();
  await page.route('**/api/dns/*/records', (route) => route.fulfill({ contentType: 'application/json', body: answer }));
  await openAddress(page, visitor.url);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2_000);
  const first = await search(page, '4');
  const next = await search(page, '42');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const slowNext = await search(page, '421');
  await context.close();
  return { first, next, slowNext };
};
