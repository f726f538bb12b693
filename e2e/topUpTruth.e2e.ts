import type { Page } from '@playwright/test';
import { expect, expectTitle, openByMenu, openTab, pressRetry, signIn } from './portalTest.ts';
import {
  atBank,
  checkout,
  chooseTopUp,
  expectHonestLedger,
  expectTopUp,
  goToBank,
  openSecondTopUp,
  payAtBank,
  payButton,
  spokenDong,
  startTopUp,
  test,
  unresolvedTopUps,
} from './topUpSteps.ts';
import { vi } from './words.ts';

const tray = (page: Page) => page.getByRole('region', { name: vi.pendingTopUps.title });
const walletOf = (page: Page) => page.getByRole('region', { name: vi.dashboard.wallet.title });

/** Pays at the bank and closes the tab before it returns to the portal. */
const payAndCloseTab = async (page: Page): Promise<void> => {
  const paid = await page.request.post(page.url(), { form: { action: 'pay' }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  await page.close();
};

test('a payment made in a tab that was closed is found', async ({ page, sandbox, before }) => {
  await signIn(page, '/payment');
  const home = await openTab(page, '/');
  await expect(walletOf(home)).toBeVisible();
  await goToBank(page);
  await payAndCloseTab(page);
  await home.reload();
  await expect(walletOf(home).getByText(spokenDong(before.balance + 500_000), { exact: true })).toBeAttached();
  await expect.poll(() => unresolvedTopUps(home)).toBe(0);
  await expect(tray(home)).toHaveCount(0);
  await expectTopUp(sandbox, before, 500_000);
});

test('a payment that the browser has no room to remember is sent only after the form has said so', async ({
  page,
  sent,
}) => {
  await signIn(page, '/payment');
  await chooseTopUp(page);
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2)
      try {
        for (let part = 0; ; part += 1) localStorage.setItem(`fill ${size} ${part}`, '.'.repeat(size));
      } catch {}
  });
  await payButton(page).click();
  await expect(page.getByText(vi.topUp.forgetful.title)).toBeVisible();
  expect(sent).toHaveLength(0);
  await payButton(page).click();
  await expect.poll(() => sent.length).toBe(1);
});

test('paying after an unseen success asks first', async ({ page, sandbox, before, sent }) => {
  await signIn(page, '/payment');
  const second = await openSecondTopUp(page);
  await goToBank(page);
  await chooseTopUp(second);
  await payAndCloseTab(page);
  await payButton(second).click();
  await expectTitle(second, vi.topUp.arrivedEarlier.title);
  expect(sent).toHaveLength(1);
  await expectTopUp(sandbox, before, 500_000);

  await second.getByRole('button', { name: vi.topUp.another }).click();
  await goToBank(second);
  await payAtBank(second);
  const after = await sandbox.ledger();
  expectHonestLedger(after);
  expect(after.balance - before.balance).toBe(1_000_000);
  expect(after.rows.length - before.rows.length).toBe(2);
});

test('two confirmed top-ups in a row make two payments', { tag: '@literal' }, async ({ page, sandbox, before }) => {
  await signIn(page, '/payment');
  for (const round of [1, 2]) {
    await chooseTopUp(page);
    await payButton(page).click();
    // The portal asks once if the second payment is meant.
    if (round === 2) await page.getByRole('button', { name: vi.topUp.mayChargeTwice.repeat }).click();
    await payAtBank(page);
    await page.getByRole('link', { name: vi.common.backToHome }).click();
    const balance = before.balance + round * 500_000;
    await expect(walletOf(page).getByText(spokenDong(balance), { exact: true })).toBeAttached();
    await expect(tray(page)).toHaveCount(0);
  }
  await expect.poll(() => unresolvedTopUps(page)).toBe(0);
  const after = await sandbox.ledger();
  expectHonestLedger(after);
  expect(after.rows.length - before.rows.length).toBe(2);
});

test('a payment that the bank confirms late is pending, then confirmed', async ({ page, sandbox, before }) => {
  await page.clock.install();
  await sandbox.arm('bankConfirmsLate');
  await signIn(page, '/payment');
  await goToBank(page);
  await atBank(page, 'pay');
  await expectTitle(page, vi.paymentResult.pending.title);
  await expect(page.getByText(vi.paymentResult.confirmed.title)).toHaveCount(0);
  await expect.poll(async () => (await sandbox.ledger()).balance, { timeout: 15_000 }).toBe(before.balance + 500_000);
  await page.clock.runFor(5_000);
  await expectTitle(page, vi.paymentResult.confirmed.title);
  await expect.poll(() => unresolvedTopUps(page)).toBe(0);
  await expectTopUp(sandbox, before, 500_000);
});

test.describe('a refusal by the provider', () => {
  test.use({ expectedErrors: /status of 400/ });

  test('shows two messages and leaves no open attempt', { tag: '@literal' }, async ({ page, sandbox }) => {
    const before = await sandbox.ledger();
    await startTopUp(page);
    await sandbox.addFault({
      match: checkout,
      fault: { kind: 'refuse', status: 400, message: 'Closed until noon.' },
    });
    await payButton(page).click();
    const notice = page.getByRole('main').getByRole('alert').filter({ hasText: vi.topUp.failed.refused.title });
    await expect(notice).toContainText(vi.topUp.failed.refused.text);
    await expect(notice).toContainText('Closed until noon.');
    expect(await unresolvedTopUps(page)).toBe(0);
    await pressRetry(page);
    await payAtBank(page);
    await expectTopUp(sandbox, before, 500_000);
  });
});

test('Continue in the tray opens the payment, and Start over returns to the form', async ({ page }) => {
  await signIn(page, '/payment');
  await goToBank(page);
  await page.goto('/');
  await openByMenu(page, 'topUp');
  await expectTitle(page, vi.topUp.pending.title);
  for (const round of [1, 2]) {
    await test.step(`round ${round}`, async () => {
      await page.getByRole('button', { name: vi.topUp.startOver }).click();
      await expect(page).toHaveURL('/payment');
      await tray(page).getByRole('button', { name: vi.pendingTopUps.continue }).click();
      await expectTitle(page, vi.topUp.pending.title);
    });
  }
});

test.describe('a payment whose answer is lost', () => {
  test.use({ expectedErrors: /ERR_EMPTY_RESPONSE/ });

  test.describe('for 16 minutes', () => {
    // The clock runs faster than the answers of the push service, and its client tries another transport.
    test.use({ expectedErrors: /ERR_EMPTY_RESPONSE|WebSocket connection to/ });

    test('is marked as unknowable and can be dismissed', { tag: '@literal' }, async ({ page, sandbox }) => {
      // 16 minutes of the page's timers take up to 20 s on a busy machine.
      test.setTimeout(60_000);
      await page.clock.install();
      await startTopUp(page);
      await sandbox.addFault({ match: checkout, fault: { kind: 'killAfterCommit' }, times: 'always' });
      await payButton(page).click();
      await expectTitle(page, vi.topUp.failed.unknown.title);
      await page.getByRole('link', { name: vi.common.seeTransactions }).click();
      await openByMenu(page, 'dashboard');
      await expect(tray(page)).toContainText(spokenDong(500_000));
      await expect(tray(page).getByText(vi.pendingTopUps.cannotKnow.title)).toHaveCount(0);
      // The fast clock would time out a file that is still loading.
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(16 * 60_000);
      // By this clock each pending request has timed out.
      await tray(page).getByRole('button', { name: vi.pendingTopUps.check }).click();
      await expect(tray(page).getByText(vi.pendingTopUps.checked.noNews)).toBeVisible();
      await expect(tray(page).getByText(vi.pendingTopUps.cannotKnow.title)).toBeVisible();
      await expect(tray(page).getByRole('button', { name: vi.pendingTopUps.continue })).toHaveCount(0);
      await tray(page).getByRole('button', { name: vi.pendingTopUps.dismiss }).click();
      await expect(tray(page)).toHaveCount(0);
      await page.reload();
      await expect(walletOf(page)).toBeVisible();
      await expect(tray(page)).toHaveCount(0);
    });
  });
});
