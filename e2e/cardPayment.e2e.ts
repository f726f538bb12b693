import type { Page } from '@playwright/test';
import { stripeErrors } from '../apps/sandbox/src/cards/stripe/stripeErrors.ts';
import { answerBank, bank, expectCharged, linkCard, numbers, payByCard } from './cardSteps.ts';
import { chooseInUserMenu, expect, expectTitle, openTab, pressRetry, signIn, unlock } from './portalTest.ts';
import type { Fault, Ledger, Sandbox } from './sandbox.ts';
import { expectHonestLedger, expectNoTopUp, expectTopUp, payButton, test, unresolvedTopUps } from './topUpSteps.ts';
import { en, vi } from './words.ts';

const words = vi.topUp.card;
const about = (fault: Fault['fault'], path: string): Fault => ({ match: { method: 'POST', path }, fault });
const calls = { checkout: '/api/payments/stripe/checkout', confirm: '/api/payments/stripe/*/confirm' };

/** Links a card; the customer approves if the bank of the card asks. */
const withCard = async (page: Page, number: string): Promise<void> => {
  await signIn(page, '/link-card');
  await linkCard(page, number);
  if (number === numbers.asksOwner) await answerBank(page, 'approve');
  await expectTitle(page, vi.linkCard.result.saved.title);
};

/** Pays 500,000 dong by a card whose bank asks for the customer's approval, until the bank asks. */
const payUntilBankAsks = async (page: Page): Promise<void> => {
  await withCard(page, numbers.asksOwner);
  await payByCard(page, '3155');
  await page.frameLocator('iframe[src*="/challenge"]').getByRole('button', { name: bank.approve }).waitFor();
};

/** Approves at the bank; the card is charged and the wallet grows by 500,000 dong, once. */
const approveAndExpectTopUp = async (page: Page, sandbox: Sandbox, before: Ledger): Promise<void> => {
  await answerBank(page, 'approve');
  await expectCharged(page);
  await expectTopUp(sandbox, before, 500_000);
};

test.use({
  expectedErrors: /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE|status of 40/,
});

test('a declined card shows a message, and another card pays the same payment', async ({ page, sandbox, before }) => {
  await withCard(page, numbers.failsLater);
  await payByCard(page, '0341');
  await expectTitle(page, vi.common.error);
  await expect(page.getByRole('main').getByText(stripeErrors.declined.vi)).toBeVisible();
  await expect(page.getByRole('main').getByText(vi.topUp.failed.declined.text)).toHaveCount(0);
  await expectNoTopUp(sandbox, before);
  await page.getByRole('button', { name: words.otherCard }).click();
  await page.getByRole('radio', { name: /4242/ }).click();
  await payButton(page).click();
  await expectCharged(page);
  await expectTopUp(sandbox, before, 500_000);
  expect((await sandbox.intents()).intents).toHaveLength(1);
});

test('a refusal at the bank charges nothing, and a later approval pays', async ({ page, sandbox, before }) => {
  await payUntilBankAsks(page);
  await answerBank(page, 'refuse');
  await expectTitle(page, vi.common.error);
  await expectNoTopUp(sandbox, before);
  await pressRetry(page);
  await approveAndExpectTopUp(page, sandbox, before);
});

test('two reloads while the bank asks for approval keep the same payment', async ({ page, sandbox, before }) => {
  await payUntilBankAsks(page);
  await page.reload();
  await expectTitle(page, words.unfinished.title);
  // A past defect: the second reload showed the empty form, and the tray did not list the payment.
  await page.reload();
  await expectTitle(page, words.unfinished.title);
  await page.getByRole('button', { name: words.approve }).click();
  await approveAndExpectTopUp(page, sandbox, before);
});

test('a lock closes the bank’s window; the same payment goes on after unlocking', async ({ page, sandbox, before }) => {
  await payUntilBankAsks(page);
  const other = await openTab(page, '/');
  await expectTitle(other, vi.dashboard.title);
  await chooseInUserMenu(other, 'lock');
  await expectTitle(page, vi.lockScreen.locked.title);
  await expect(page.locator('iframe, dialog')).toHaveCount(0);
  await expectNoTopUp(sandbox, before);
  await unlock(page);
  // The lock deleted the secret of the payment; with a new secret the payment is unconfirmed again, and its charge may be on its way for a minute.
  await expectTitle(page, vi.topUp.failed.cardUnknown.title);
  await page.clock.install();
  await page.reload();
  await expectTitle(page, vi.topUp.failed.cardUnknown.title);
  // A question that was asked within the minute tells nothing, so the next one decides.
  for (let asked = 0; asked < 6; asked += 1)
    await Promise.all([page.waitForResponse((answer) => answer.url().includes('/stripe/')), page.clock.runFor(10_000)]);
  await expectTitle(page, vi.topUp.failed.cardRefused.title);
  await page.clock.resume();
  await pressRetry(page);
  await approveAndExpectTopUp(page, sandbox, before);
  expect((await sandbox.intents()).intents).toHaveLength(1);
});

test('a charge without an answer is found and not repeated', { tag: '@both' }, async ({ page, sandbox, before }) => {
  await signIn(page, '/payment');
  await sandbox.arm('cardAnswerLost');
  await payByCard(page);
  await expectTitle(page, vi.topUp.failed.unknown.title);
  await page.reload();
  await expectCharged(page);
  await expectTopUp(sandbox, before, 500_000);
  expect((await sandbox.intents()).succeeded).toBe(1);
  expect(await unresolvedTopUps(page)).toBe(0);
});

for (const [when, kind] of [
  ['before', 'killBeforeCommit'],
  ['after', 'killAfterCommit'],
] as const) {
  for (const step of ['checkout', 'confirm'] as const) {
    // createCardPayments.test.ts has the same cases without a browser.
    const tag = when === 'before' ? '@deep' : '@both';
    test(`a ${step} killed ${when} its effect ends in one charge`, { tag }, async ({ page, sandbox, before }) => {
      await signIn(page, '/payment');
      await sandbox.addFault({ ...about({ kind }, calls[step]), times: 'always' });
      await payByCard(page);
      await expectTitle(page, vi.topUp.failed.cardRefused.title);
      await expectNoTopUp(sandbox, before);
      await sandbox.clearFaults();
      await pressRetry(page);
      await expectCharged(page);
      const after = await sandbox.ledger();
      expectHonestLedger(after);
      expect(after.balance - before.balance).toBe(500_000);
      expect((await sandbox.intents()).succeeded).toBe(1);
    });
  }
}

test('the return page says success only with the secret of a successful payment', async ({ page, sandbox }) => {
  await signIn(page, '/payment');
  await payByCard(page);
  await expectCharged(page);
  const [{ clientSecret } = { clientSecret: '' }] = (await sandbox.intents()).intents;
  await page.goto(`/payments/stripe/success?payment_intent_client_secret=${clientSecret}`);
  await expectTitle(page, vi.paymentResult.card.confirmed.title);
  await expect(page).toHaveURL('/payments/stripe/success');
  await page.goto('/payments/stripe/success?redirect_status=succeeded');
  await expectTitle(page, vi.paymentResult.card.unconfirmed.title);
});

test('an Australian customer pays AUD 20 by card', { tag: '@deep' }, async ({ page, sandbox }) => {
  const email = 'aud@may.cloud';
  const before = await sandbox.ledger(email);
  await signIn(page, '/payment?amount=20&currency=AUD', email);
  await expect(page).toHaveURL('/payment');
  await page.getByRole('radio', { name: en.topUp.group.card, exact: true }).click();
  await page.getByRole('radio', { name: /4242/ }).click();
  await page.getByRole('button', { name: /^Pay .*20/ }).click();
  await expectTitle(page, en.topUp.card.succeeded.title);
  await expectTopUp(sandbox, before, 2_000, email);
});
