import type { Page, Route } from '@playwright/test';
import { formatMoney } from '../packages/ui/src/format/formatMoney.ts';
import { expect, expectTitle, openByMenu, openTab, test as portalTest, pressRetry, signIn } from './portalTest.ts';
import type { Ledger, Profile, Sandbox } from './sandbox.ts';
import { say, vi } from './words.ts';

type MoneyFixtures = {
  /** The demo customer's ledger at the start of the test. */
  before: Ledger;
  /** The attempt key of each checkout request that the pages of this browser have sent. */
  sent: string[];
};

/** A test with the ledger before it and the attempt keys that were sent. */
export const test = portalTest.extend<MoneyFixtures>({
  before: async ({ sandbox }, use) => use(await sandbox.ledger()),
  sent: async ({ context }, use) => {
    const keys: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith(checkout.path))
        keys.push(request.headers()['idempotency-key'] ?? '');
    });
    await use(keys);
  },
});

/** The request that creates a payment, as faults match it. */
export const checkout = { method: 'POST', path: '/api/payments/checkout' };

/** An amount of dong in a sentence. */
export const dong = (amount: number): string => formatMoney({ amount, currency: 'VND' }).text;

/** The hidden text of an amount for screen readers. */
export const spokenDong = (amount: number): string =>
  say(vi.common.currencyVND, { number: formatMoney({ amount, currency: 'VND' }).number });

/** Opens /payment by the menu if it is not open yet. */
export const openTopUp = async (page: Page): Promise<void> => {
  if (new URL(page.url()).pathname !== '/payment') await openByMenu(page, 'topUp');
};

/** Chooses 500,000 dong by VietQR on /payment. */
export const chooseTopUp = async (page: Page): Promise<void> => {
  await openTopUp(page);
  await page.getByRole('radio', { name: dong(500_000), exact: true }).click();
  await page.getByRole('radio', { name: vi.pendingTopUps.method.vietqr }).click();
};

/** Signs in on /payment and chooses 500,000 dong by VietQR. */
export const startTopUp = async (page: Page): Promise<void> => {
  await signIn(page, '/payment');
  await chooseTopUp(page);
};

/** Opens /payment in a second tab of the same browser. */
export const openSecondTopUp = async (page: Page): Promise<Page> => {
  const second = await openTab(page, '/payment');
  await expectTitle(second, vi.topUp.title);
  return second;
};

export const payButton = (page: Page) =>
  page.getByRole('button', { name: say(vi.topUp.payAmount, { amount: dong(500_000) }) });

/** Presses Pay five times in one turn of the page's script. */
export const pressPayHastily = (page: Page): Promise<void> =>
  payButton(page).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
  });

/** Presses Pay and returns while the provider's answer is on its way. It arrives when the returned function is called. */
export const payWhileHeld = async (page: Page): Promise<() => void> => {
  const [sent, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hold = async (route: Route) => {
    const response = await route.fetch();
    sent.resolve();
    await arrived.promise;
    await route.fulfill({ response });
  };
  await page.route(`**${checkout.path}`, hold, { times: 1 });
  await payButton(page).click();
  await sent.promise;
  return arrived.resolve;
};

/** Leaves the notice with the bank's host for the bank by a press, instead of waiting for it. */
export const leaveForBank = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: vi.topUp.redirecting.leave }).click();
  await page.waitForURL('**/__sandbox/bank/*');
};

/** The buttons and the link of the bank, a page of the sandbox. */
export const bank = {
  pay: 'Thanh toán',
  cancel: 'Hủy giao dịch',
  refuse: 'Ngân hàng từ chối',
  loseAnswer: 'Thanh toán nhưng mất trả lời',
  back: 'Quay lại Mây',
} as const;

export const atBank = (page: Page, action: Exclude<keyof typeof bank, 'back'>): Promise<void> =>
  page.getByRole('button', { name: bank[action], exact: true }).click();

/** Chooses 500,000 dong by VietQR, presses Pay and opens the bank. */
export const goToBank = async (page: Page): Promise<void> => {
  await chooseTopUp(page);
  await payButton(page).click();
  await leaveForBank(page);
};

/** Pays at the bank and waits for the portal's confirmation; leaves the notice first if it is on screen. */
export const payAtBank = async (page: Page): Promise<void> => {
  if (!page.url().includes('/__sandbox/bank/')) await leaveForBank(page);
  await atBank(page, 'pay');
  await expectTitle(page, vi.paymentResult.confirmed.title);
};

/** Expects one payment per attempt key, one row per successful payment, and rows whose sum is the balance. */
export const expectHonestLedger = ({ balance, rows, payments }: Ledger): void => {
  const keys = payments.flatMap(({ attemptKey }) => attemptKey ?? []);
  const paid = rows.flatMap(({ paymentId }) => paymentId ?? []);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set(paid).size).toBe(paid.length);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
  for (const { code, status } of payments) expect(paid.includes(code)).toBe(status === 'succeeded');
};

const paymentsMade = ({ payments }: Ledger): number => payments.filter(({ status }) => status === 'succeeded').length;

/**
 * Expects that since `before` the wallet grew by exactly `amount`, in one row and for one payment. At a provider without attempt keys
 * a repeated request may make another payment, which stays unpaid.
 */
export const expectTopUp = async (sandbox: Sandbox, before: Ledger, amount: number, email?: string): Promise<void> => {
  const after = await sandbox.ledger(email);
  expectHonestLedger(after);
  const areKeysUnderstood = after.payments[0]?.attemptKey !== null;
  if (areKeysUnderstood) expect(after.payments.length - before.payments.length).toBe(1);
  expect(paymentsMade(after) - paymentsMade(before)).toBe(1);
  expect(after.rows.length - before.rows.length).toBe(1);
  expect(after.balance - before.balance).toBe(amount);
};

/** Expects that no money moved since `before`; an unpaid payment may exist. */
export const expectNoTopUp = async (sandbox: Sandbox, before: Ledger): Promise<void> => {
  const after = await sandbox.ledger();
  expectHonestLedger(after);
  expect(after.balance).toBe(before.balance);
  expect(paymentsMade(after)).toBe(paymentsMade(before));
};

/** The number of top-ups whose result this browser does not know. */
export const unresolvedTopUps = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const attempts: { phase: string }[] = JSON.parse(localStorage.getItem('may.attempts') ?? '[]');
    return attempts.filter(({ phase }) => phase !== 'settled' && phase !== 'dismissed').length;
  });

/** Tries a payment again whose answer was lost. At a provider without attempt keys the page warns first that it may charge twice. */
export const tryAgain = async (page: Page, profile: Profile): Promise<void> => {
  await pressRetry(page);
  if (profile === 'rich') return;
  await expectTitle(page, vi.topUp.mayChargeTwice.title);
  await page.getByRole('button', { name: vi.topUp.mayChargeTwice.repeat, exact: true }).click();
};
