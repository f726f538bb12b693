import type { Page } from '@playwright/test';
import { randomOf } from '../packages/domain/src/randomOf.ts';
import { seed } from '../tooling/lane.ts';
import { expect, expectTitle, signIn } from './portalTest.ts';
import type { Fault, Ledger, Sandbox } from './sandbox.ts';
import {
  chooseMeans,
  drawFrames,
  type Means,
  openPayment,
  openTab,
  paidTitles,
  pressOne,
  titleOf,
  unpaidTitles,
} from './stormMoves.ts';
import { atBank, bank, expectHonestLedger, spokenDong, test } from './topUpSteps.ts';
import { vi } from './words.ts';

/** The number of storms on each provider. Each title holds the TEST_SEED that repeats it. */
const count = Math.ceil(Number(process.env.STORM_COUNT ?? 60) / 2);

const paths = [
  '/api/payments/checkout',
  '/api/payments/stripe/checkout',
  '/api/payments/stripe/*/confirm',
  '/__sandbox/stripe/v1/payment_intents/confirm',
  '/__sandbox/stripe/v1/payment_intents/confirm',
];
const kinds = [
  { kind: 'killBeforeCommit' },
  { kind: 'killAfterCommit' },
  { kind: 'delay', ms: 300 },
  { kind: 'duplicate' },
];

const stormFault = (luck: () => number): Fault => {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(luck() * list.length)] as T;
  if (luck() < 0.2)
    return { match: { event: '*' }, fault: pick([{ kind: 'eventDup' }, { kind: 'eventDrop' }]), times: 2 };
  // The browser repeats a request that is killed once; a request that is always killed is lost.
  return { match: { method: 'POST', path: pick(paths) }, fault: pick(kinds), times: pick([1, 'always'] as const) };
};

/** Makes one move in one tab; true if it pressed the button that may charge twice. */
const move = async (pages: Page[], means: Means, sandbox: Sandbox, luck: () => number): Promise<boolean> => {
  const page = pages[Math.floor(luck() * pages.length)] as Page;
  const what = luck();
  if (what < 0.1) await chooseMeans(page, means);
  else if (what < 0.22) await sandbox.addFault(stormFault(luck));
  else if (what < 0.26) await sandbox.clearFaults();
  // These two fail on a page that is navigating, or that has no page before it.
  else if (what < 0.32) await page.reload({ timeout: 5_000 }).catch(() => undefined);
  else if (what < 0.36) await page.goBack({ timeout: 2_000 }).catch(() => undefined);
  else if (what < 0.44 && pages.length < 3) pages.push(...(await openTab(page.context())));
  else {
    const pressed = await pressOne(page, luck(), means);
    // There is no button: the page is busy, or its form is empty.
    if (pressed === null) await chooseMeans(page, means);
    else await drawFrames(page, Math.floor(luck() * 9));
    return pressed === vi.topUp.mayChargeTwice.repeat;
  }
  return false;
};

/** Pays if the tab is at the bank, asks the provider up to three times, and returns the title of the page. */
const comeToRest = async (page: Page): Promise<string> => {
  const isAtBank = page.url().includes('/__sandbox/bank/');
  if (isAtBank && (await page.getByRole('button', { name: bank.pay, exact: true }).isVisible()))
    await atBank(page, 'pay');
  await openPayment(page);
  const check = page.getByRole('main').getByRole('button', { name: vi.common.checkAgain, exact: true });
  for (let round = 0; round < 3; round += 1) {
    await page.waitForFunction(
      (busy) => !busy.includes(document.querySelector('h1')?.textContent ?? ''),
      ['', vi.topUp.reconciling.title, vi.topUp.card.beginning.title],
    );
    if (!(await check.isVisible())) break;
    // The page may get its answer at this moment, and the button goes.
    await check.click({ timeout: 1_000 }).catch(() => undefined);
  }
  return titleOf(page);
};

/** The number of top-ups that this browser knows as paid. */
const toldTopUps = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const attempts: { outcome: string | null }[] = JSON.parse(localStorage.getItem('may.attempts') ?? '[]');
    return attempts.filter(({ outcome }) => outcome === 'succeeded').length;
  });

/**
 * Opens the bank's return of each payment that was paid since `before`. The literal provider names a payment in no other place, and a storm may
 * cut the return. Until then the portal does not know that the payment was made (docs/decisions/0041 and 0044).
 */
const openReturns = async (page: Page, before: Ledger, after: Ledger): Promise<void> => {
  const known = new Set(before.payments.map(({ code }) => code));
  for (const { code, status } of after.payments) {
    if (known.has(code) || status !== 'succeeded') continue;
    await page.goto(`/api/payments/success?transId=${code}`);
    await expectTitle(page, vi.paymentResult.confirmed.title);
  }
};

for (let index = 0; index < count; index += 1) {
  test.describe(() => {
    test.use({ expectedErrors: /ERR_|Failed to load resource|WebSocket/ });
    test(`storm ${index + 1} of seed ${seed}: at most one payment, a correct ledger, and no title that contradicts it`, {
      tag: '@deep',
    }, async ({ page, context, sandbox, profile, before }) => {
      const luck = randomOf(seed * 2_000 + index * 2 + (profile === 'rich' ? 0 : 1));
      const means: Means = luck() < 0.5 ? 'vietqr' : 'card';
      let allowed = 1;
      await signIn(page, '/payment');
      const pages = [page, ...(await openTab(context))];
      for (const tab of pages) await chooseMeans(tab, means);
      for (let step = 0; step < 12; step += 1) {
        if (await move(pages, means, sandbox, luck)) allowed += 1;
      }
      await sandbox.clearFaults();
      const rest = [];
      for (const tab of pages) rest.push(await comeToRest(tab));

      const after = await sandbox.ledger();
      expectHonestLedger(after);
      const paid = after.rows.length - before.rows.length;
      // A storm may leave the bank without paying; one payment too many is wrong.
      expect(paid).toBeLessThanOrEqual(allowed);
      expect(after.balance - before.balance).toBe(paid * 500_000);
      for (const title of rest) {
        if (paid > 0) expect(unpaidTitles).not.toContain(title);
        else expect(paidTitles).not.toContain(title);
      }
      expect(await toldTopUps(page)).toBeLessThanOrEqual(paid);
      if (profile === 'literal' && means === 'vietqr') await openReturns(page, before, after);
      if (allowed === 1) expect(await toldTopUps(page)).toBe(paid);
      await page.goto('/');
      const wallet = page.getByRole('region', { name: vi.dashboard.wallet.title });
      await expect(wallet.getByText(spokenDong(after.balance), { exact: true })).toBeAttached();
    });
  });
}
