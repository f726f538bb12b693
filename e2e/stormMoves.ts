import type { BrowserContext, Page } from '@playwright/test';
import { mainMenu } from './portalTest.ts';
import { bank, dong } from './topUpSteps.ts';
import { say, vi } from './words.ts';

/** Numbers from 0 to 1 that follow from a seed alone (mulberry32). */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** What a storm pays with; the amount is the same in all its tabs, so that every press means the one payment. */
export type Means = 'vietqr' | 'card';

export const amount = 500_000;

const { topUp, common, pendingTopUps } = vi;

/** Every button a customer may press on the way, on the portal's pages and at the bank, by how likely it is pressed. */
const buttons: Record<string, number> = {
  [say(topUp.payAmount, { amount: dong(amount) })]: 4,
  [topUp.redirecting.leave]: 4,
  [bank.pay]: 6,
  [pendingTopUps.continue]: 3,
  [common.checkAgain]: 2,
  [common.retry]: 2,
  [topUp.mayChargeTwice.repeat]: 1,
  [topUp.startOver]: 0.5,
  [topUp.redirecting.cancel]: 0.5,
  [topUp.card.approve]: 1,
  [topUp.card.otherCard]: 0.5,
  [bank.loseAnswer]: 2,
  [bank.cancel]: 0.3,
  [bank.refuse]: 0.3,
  [bank.back]: 2,
};

/** Titles that say that the money has arrived, and those that say that none was taken. */
export const paidTitles = [
  topUp.succeeded.title,
  topUp.arrivedEarlier.title,
  topUp.card.succeeded.title,
  vi.paymentResult.confirmed.title,
];
export const unpaidTitles = [
  topUp.failed.declined.title,
  topUp.failed.cancelled.title,
  topUp.card.unfinished.title,
  vi.paymentResult.failed.title,
  vi.paymentResult.cancelled.title,
];

/** Waits while the page draws so many frames, as long as a hasty customer looks; a page that leaves ends it. */
export const drawFrames = (page: Page, frames: number): Promise<void> =>
  page
    .evaluate(
      (count) =>
        new Promise<void>((resolve) => {
          const draw = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => draw(left - 1)));
          draw(count);
        }),
      frames,
    )
    .catch(() => undefined);

/** The text of the page's first heading; nothing while the page is on its way elsewhere, which fails the look. */
export const titleOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('h1')?.textContent ?? '').catch(() => '');

/**
 * Presses one of the buttons there are, or none, and gives its name; none on a page that is on its way elsewhere. Pay is not pressed
 * where this browser knows that it is paid: the two are looked at in the same moment.
 */
export const pressOne = (page: Page, luck: number): Promise<string | null> =>
  page
    .evaluate(
      ({ luck, buttons, pay }) => {
        const attempts: { outcome: string | null }[] = JSON.parse(localStorage.getItem('may.attempts') ?? '[]');
        const isPaid = attempts.some(({ outcome }) => outcome === 'succeeded');
        const there = [...document.querySelectorAll<HTMLElement>('button, a.button')].flatMap((button) => {
          const name = button.textContent?.trim() ?? '';
          const isOff = button.getAttribute('aria-disabled') === 'true' || (isPaid && name === pay);
          const weight = isOff || !button.checkVisibility() ? 0 : (buttons[name] ?? 0);
          return weight > 0 ? [{ button, name, weight }] : [];
        });
        let left = luck * there.reduce((sum, { weight }) => sum + weight, 0);
        const pressed = there.find(({ weight }) => {
          left -= weight;
          return left < 0;
        });
        pressed?.button.click();
        return pressed?.name ?? null;
      },
      { luck, buttons, pay: Object.keys(buttons)[0] ?? '' },
    )
    .catch(() => null);

/** Opens /payment. A page that leaves for the bank at this moment, or comes back from it, interrupts that: it arrives first. */
export const openPayment = (page: Page): Promise<unknown> =>
  page.goto('/payment').catch(async (failure: Error) => {
    if (!failure.message.includes('interrupted by another navigation')) throw failure;
    await page.waitForLoadState();
    await page.goto('/payment');
  });

/** Chooses amount and means where the form is. In the middle of a payment there is none, and a form may go at each step. */
export const chooseMeans = async (page: Page, means: Means): Promise<void> => {
  if (page.url().includes('/__sandbox/bank/')) return;
  if (new URL(page.url()).pathname !== '/payment') await page.goto('/payment').catch(() => undefined);
  const press = async (name: string | RegExp) => {
    const radio = page.getByRole('radio', { name, exact: true });
    const isThere = await radio.waitFor({ timeout: 400 }).then(
      () => true,
      () => false,
    );
    if (isThere) await radio.click({ timeout: 400 }).catch(() => undefined);
    return isThere;
  };
  if (!(await press(dong(amount)))) return;
  await press(means === 'card' ? new RegExp(`^${topUp.group.card}`) : vi.pendingTopUps.method.vietqr);
  if (means === 'card') await press(/4242/);
};

/** A tab of its own, which asks the others for the session; where they all are at the bank nobody tells it, and it is closed again. */
export const openTab = async (context: BrowserContext): Promise<Page[]> => {
  const page = await context.newPage();
  await page.goto('/payment');
  await page.locator('html[data-hydrated]').waitFor();
  const isSignedIn = await mainMenu(page)
    .waitFor({ timeout: 2_000 })
    .then(
      () => true,
      () => false,
    );
  if (isSignedIn) return [page];
  await page.close();
  return [];
};
