import { expect, expectTitle, signIn } from './portalTest.ts';
import {
  atBank,
  bank,
  chooseTopUp,
  expectHonestLedger,
  expectNoTopUp,
  expectTopUp,
  goToBank,
  payAtBank,
  payButton,
  spokenDong,
  startTopUp,
  test,
  unresolvedTopUps,
} from './topUpSteps.ts';
import { en, say, vi } from './words.ts';

test('a paid top-up is shown and in the balance', { tag: '@literal' }, async ({ page, sandbox, servers, before }) => {
  await startTopUp(page);
  const summary = page.getByRole('region', { name: vi.topUp.summary.title });
  await expect(summary.getByText(spokenDong(before.balance + 500_000))).toBeAttached();
  await payButton(page).click();
  const { host } = new URL(servers.provider);
  await expectTitle(page, say(vi.topUp.redirecting.title, { host }));
  // The notice navigates to the bank without a press.
  await expect(page).toHaveURL(/\/__sandbox\/bank\//);
  await payAtBank(page);
  const code = new URL(page.url()).searchParams.get('transId') ?? '';
  const [paid] = (await sandbox.ledger()).rows;
  const fact = (term: string) => page.getByRole('definition').filter({ has: page.locator(`xpath=../dt[.="${term}"]`) });
  await expect(fact(vi.common.transactionCode)).toHaveText(code);
  await expect(fact(vi.common.amount)).toContainText(spokenDong(500_000));
  await expect(fact(vi.paymentResult.description)).toHaveText(paid?.description ?? '');
  await expect(fact(vi.paymentResult.time).getByRole('time')).toBeVisible();
  await expectTopUp(sandbox, before, 500_000);
  await expect.poll(() => unresolvedTopUps(page)).toBe(0);

  await test.step('Back after paying shows an empty form and the new balance', async () => {
    await page.goBack();
    await page.getByRole('link', { name: bank.back }).waitFor();
    await page.goBack();
    await expect(page).toHaveURL('/payment');
    await expectTitle(page, vi.topUp.title);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(summary.getByText(spokenDong(before.balance + 500_000), { exact: true })).toBeAttached();
    await expectTopUp(sandbox, before, 500_000);
  });

  await test.step('two confirmed top-ups in a row make two payments', async () => {
    await chooseTopUp(page);
    await payButton(page).click();
    // The portal asks once if the second payment is meant.
    await page.getByRole('button', { name: vi.topUp.mayChargeTwice.repeat }).click();
    await payAtBank(page);
    await page.getByRole('link', { name: vi.common.backToHome }).click();
    const wallet = page.getByRole('region', { name: vi.dashboard.wallet.title });
    await expect(wallet.getByText(spokenDong(before.balance + 1_000_000), { exact: true })).toBeAttached();
    await expect(page.getByRole('region', { name: vi.pendingTopUps.title })).toHaveCount(0);
    await expect.poll(() => unresolvedTopUps(page)).toBe(0);
    const after = await sandbox.ledger();
    expectHonestLedger(after);
    expect(after.rows.length - before.rows.length).toBe(2);
  });
});

for (const [action, outcome] of [
  ['cancel', 'cancelled'],
  ['refuse', 'failed'],
] as const) {
  test(`a ${outcome} payment changes no balance`, { tag: '@deep' }, async ({ page, sandbox, profile, before }) => {
    await signIn(page, '/payment');
    await goToBank(page);
    await atBank(page, action);
    await expectNoTopUp(sandbox, before);
    if (profile === 'literal') {
      // The literal provider knows paid payments only, and does not tell the two apart: the page claims nothing, and the tray lists the payment.
      await expectTitle(page, vi.paymentResult.pending.title);
      await page.getByRole('link', { name: vi.common.backToHome }).click();
      await expect(page.getByRole('region', { name: vi.pendingTopUps.title })).toContainText(spokenDong(500_000));
      return;
    }
    await expectTitle(page, vi.paymentResult[outcome].title);
    await page.getByRole('link', { name: vi.paymentResult.payment }).click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page.getByRole('region', { name: vi.pendingTopUps.title })).toHaveCount(0);
  });
}

test('an Australian customer tops up 12.50 dollars by credit card', { tag: '@deep' }, async ({ page, sandbox }) => {
  const before = await sandbox.ledger('aud@may.cloud');
  await signIn(page, '/payment', 'aud@may.cloud');
  const field = page.getByRole('textbox');
  await field.waitFor();
  await field.pressSequentially('12,50');
  await page.getByRole('radio', { name: en.pendingTopUps.method.creditCard, exact: true }).click();
  await page.getByRole('button', { name: say(en.topUp.payAmount, { amount: '12,50 aud' }) }).click();
  await page.getByRole('button', { name: en.topUp.redirecting.leave }).click();
  await atBank(page, 'pay');
  await expect(page.getByText(say(en.common.currencyAUD, { number: '12,50' }))).toBeAttached();
  await expectTopUp(sandbox, before, 1250, 'aud@may.cloud');
});
