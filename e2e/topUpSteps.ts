import type { BrowserContext, Page } from '@playwright/test';
import { formatMoney } from '../packages/ui/src/format/formatMoney.ts';
import { expect, expectTitle, openByMenu, test as portalTest, pressRetry, signIn } from './portalTest.ts';
import type { Ledger, Profile, Sandbox } from './sandbox.ts';
import { say, vi } from './words.ts';

type MoneyFixtures = {
  /** The demo customer's ledger as the test found it. */
  before: Ledger;
  /** The attempt key of each checkout request that the pages of this browser have sent. */
  sent: string[];
};

/** A test about money, which knows what there was before and what was sent. */
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

/** An amount as a sentence says it. */
export const dong = (amount: number): string => formatMoney({ amount, currency: 'VND' }).text;

/** What a screen reader hears of an amount, which is the text behind the picture of it. */
export const spokenDong = (amount: number): string =>
  say(vi.common.currencyVND, { number: formatMoney({ amount, currency: 'VND' }).number });

/** Opens /payment by the menu, where it is not open yet. */
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
export const openSecondTopUp = async (context: BrowserContext): Promise<Page> => {
  const second = await context.newPage();
  await second.goto('/payment');
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

/** Presses Pay and returns while the provider delays its answer by `ms`. */
export const payWhileDelayed = async (page: Page, sandbox: Sandbox, ms: number): Promise<void> => {
  const { id } = await sandbox.addFault({ match: checkout, fault: { kind: 'delay', ms } });
  await payButton(page).click();
  await expect.poll(async () => (await sandbox.faults()).find((rule) => rule.id === id)?.struck).toBe(1);
};

/** From the notice with the bank's host on to the bank itself, without waiting for it to happen by itself. */
export const leaveForBank = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: vi.topUp.redirecting.leave }).click();
  await page.waitForURL('**/__sandbox/bank/*');
};

/** What the bank's buttons and its link say; the bank is the sandbox's own page. */
export const bank = {
  pay: 'Thanh toán',
  cancel: 'Hủy giao dịch',
  refuse: 'Ngân hàng từ chối',
  loseAnswer: 'Thanh toán nhưng mất trả lời',
  back: 'Quay lại Mây',
} as const;

export const atBank = (page: Page, action: Exclude<keyof typeof bank, 'back'>): Promise<void> =>
  page.getByRole('button', { name: bank[action], exact: true }).click();

/** Chooses 500,000 dong by VietQR, pays, and is at the bank. */
export const goToBank = async (page: Page): Promise<void> => {
  await chooseTopUp(page);
  await payButton(page).click();
  await leaveForBank(page);
};

/** Pays at the bank, from the notice on where that still stands, and is told so by the portal. */
export const payAtBank = async (page: Page): Promise<void> => {
  if (!page.url().includes('/__sandbox/bank/')) await leaveForBank(page);
  await atBank(page, 'pay');
  await expectTitle(page, vi.paymentResult.confirmed.title);
};

/** What must hold of a ledger whatever happened on the way: one payment a key, one row a payment, and a sum that is the balance. */
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
 * The wallet grew by exactly this much, in one row and for one payment, since `before`. Where nobody understands attempt keys, a
 * request that arrives again makes another payment that is never paid; where they are understood there is not even that.
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

/** No money moved since `before`, though a payment may have been created. */
export const expectNoTopUp = async (sandbox: Sandbox, before: Ledger): Promise<void> => {
  const after = await sandbox.ledger();
  expectHonestLedger(after);
  expect(after.balance).toBe(before.balance);
  expect(paymentsMade(after)).toBe(paymentsMade(before));
};

/** The top-ups this browser still has no answer for. */
export const unresolvedTopUps = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const attempts: { phase: string }[] = JSON.parse(localStorage.getItem('may.attempts') ?? '[]');
    return attempts.filter(({ phase }) => phase === 'posting' || phase === 'open').length;
  });

/** Tries a payment again whose answer was lost: at a provider without attempt keys only after being told that it may charge twice. */
export const tryAgain = async (page: Page, profile: Profile): Promise<void> => {
  await pressRetry(page);
  if (profile === 'rich') return;
  await expectTitle(page, vi.topUp.mayChargeTwice.title);
  await page.getByRole('button', { name: vi.topUp.mayChargeTwice.repeat, exact: true }).click();
};
