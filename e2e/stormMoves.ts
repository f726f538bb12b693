import type { BrowserContext, Page } from '@playwright/test';
import { mainMenu } from './portalTest.ts';
import { bank, dong } from './topUpSteps.ts';
import { say, vi } from './words.ts';

/** The payment method of a storm. All its tabs pay the same amount by it, so that every press means the same payment. */
export type Means = 'vietqr' | 'card';

export const amount = 500_000;

const { topUp, common, pendingTopUps } = vi;

/** The buttons that a storm may press, on the portal's pages and at the bank, with the weight of each. */
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

/** The titles of a page after the money has arrived; below, the titles after no money was taken. */
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

/** Waits until the page has drawn this number of frames, or navigates. */
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

/** The text of the first heading; empty while the page navigates. */
export const titleOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('h1')?.textContent ?? '').catch(() => '');

/**
 * Presses one visible button and returns its name, or null without one. It never presses Pay once this browser knows of a success, nor for other
 * means than those of the storm. All of it is read in the same turn of the page.
 */
export const pressOne = (page: Page, luck: number, means: Means): Promise<string | null> =>
  page
    .evaluate(
      ({ luck, buttons, pay, meansName }) => {
        const attempts: { outcome: string | null }[] = JSON.parse(localStorage.getItem('may.attempts') ?? '[]');
        const isPaid = attempts.some(({ outcome }) => outcome === 'succeeded');
        const chosen = [...document.querySelectorAll('input[type=radio]:checked')];
        const isOwn = chosen.some((radio) => radio.closest('label')?.textContent?.startsWith(meansName));
        const there = [...document.querySelectorAll<HTMLElement>('button, a.button')].flatMap((button) => {
          const name = button.textContent?.trim() ?? '';
          const isOff = button.getAttribute('aria-disabled') === 'true' || ((isPaid || !isOwn) && name === pay);
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
      { luck, buttons, pay: Object.keys(buttons)[0] ?? '', meansName: nameOf[means] },
    )
    .catch(() => null);

/** Opens /payment. A navigation to or from the bank may interrupt it; then it waits for that page and tries again. */
export const openPayment = (page: Page): Promise<unknown> =>
  page.goto('/payment').catch(async (failure: Error) => {
    if (!failure.message.includes('interrupted by another navigation')) throw failure;
    await page.waitForLoadState();
    await page.goto('/payment');
  });

/** The name of the chosen group or method. */
const nameOf: Record<Means, string> = { card: topUp.group.card, vietqr: pendingTopUps.method.vietqr };

/** Chooses amount and method if the form is there. During a payment there is no form, and it may go at each step. */
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
  await press(means === 'card' ? new RegExp(`^${nameOf.card}`) : nameOf.vietqr);
  if (means === 'card') await press(/4242/);
};

/** Opens a tab, which asks the other tabs for the session. It is closed again if all other tabs are at the bank. */
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
