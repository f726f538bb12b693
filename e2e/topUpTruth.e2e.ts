import type { Page } from '@playwright/test';
import { expect, expectTitle, notices, openByMenu, signIn } from './portalTest.ts';
import {
  checkout,
  chooseTopUp,
  dong,
  expectHonestLedger,
  expectTopUp,
  goToBank,
  openSecondTopUp,
  payButton,
  spokenDong,
  startTopUp,
  test,
  unresolvedTopUps,
} from './topUpSteps.ts';
import { say, vi } from './words.ts';

const tray = (page: Page) => page.getByRole('region', { name: vi.pendingTopUps.title });
const walletOf = (page: Page) => page.getByRole('region', { name: vi.dashboard.wallet.title });

/** Pays at the bank and closes the tab before it returns to the portal. */
const payAndCloseTab = async (page: Page): Promise<void> => {
  const paid = await page.request.post(page.url(), { form: { action: 'pay' }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  await page.close();
};

test('payments made in a tab that was closed are found', { tag: '@rich' }, async ({
  page,
  context,
  sandbox,
  before,
  sent,
}) => {
  await signIn(page, '/payment');
  const second = await openSecondTopUp(page);
  await goToBank(page);
  await chooseTopUp(second);

  await test.step('paying after an unseen success asks first', async () => {
    await payAndCloseTab(page);
    await payButton(second).click();
    await expectTitle(second, vi.topUp.arrivedEarlier.title);
    expect(sent).toHaveLength(1);
    await expectTopUp(sandbox, before, 500_000);
  });

  await test.step('another tab announces the second one once it is back, and shows it in log and balance', async () => {
    const third = await context.newPage();
    await third.goto('/transactions');
    await expectTitle(third, vi.transactions.title);
    // It hears no event of the payment, so it tells it once it is back.
    await third.goto('about:blank');
    await second.getByRole('button', { name: vi.topUp.another }).click();
    await goToBank(second);
    await payAndCloseTab(second);
    await third.goto('/transactions');
    await expect(notices(third)).toContainText(say(vi.topUp.succeeded.text, { amount: dong(500_000) }));
    const balance = spokenDong(before.balance + 1_000_000);
    await expect(third.getByRole('row').filter({ hasText: balance })).toContainText(spokenDong(500_000));
    await expect.poll(() => unresolvedTopUps(third)).toBe(0);
    await expect(tray(third)).toHaveCount(0);
    await openByMenu(third, 'dashboard');
    await expect(walletOf(third).getByText(balance, { exact: true })).toBeAttached();
    const after = await sandbox.ledger();
    expectHonestLedger(after);
    expect(after.balance - before.balance).toBe(1_000_000);
    expect(after.rows.length - before.rows.length).toBe(2);
  });
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

test.describe('a payment whose answer is lost', () => {
  test.use({ expectedErrors: /ERR_EMPTY_RESPONSE/ });

  test.describe('for 16 minutes', () => {
    // The clock runs faster than the answers of the push service, and its client tries another transport.
    test.use({ expectedErrors: /ERR_EMPTY_RESPONSE|WebSocket connection to/ });

    test('is marked as unknowable and can be dismissed', { tag: '@deep' }, async ({ page, sandbox }) => {
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
