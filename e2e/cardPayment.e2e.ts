import type { Page } from '@playwright/test';
import { stripeErrors } from '../apps/sandbox/src/cards/stripe/stripeErrors.ts';
import { answerBank, bank, expectCharged, linkCard, numbers, payByCard } from './cardSteps.ts';
import { chooseInUserMenu, expect, expectTitle, openTab, pressRetry, signIn, unlock } from './portalTest.ts';
import type { Fault } from './sandbox.ts';
import { expectHonestLedger, expectNoTopUp, expectTopUp, payButton, test, unresolvedTopUps } from './topUpSteps.ts';
import { en, vi } from './words.ts';

const words = vi.topUp.card;
const about = (fault: Fault['fault'], path: string): Fault => ({ match: { method: 'POST', path }, fault });
const calls = { checkout: '/api/payments/stripe/checkout', confirm: '/api/payments/stripe/*/confirm' };

/** Links a card. */
const beginToLink = async (page: Page, number: string): Promise<void> => {
  await signIn(page, '/link-card');
  await linkCard(page, number);
};
const expectLinked = (page: Page): Promise<void> => expectTitle(page, vi.linkCard.result.saved.title);

test.use({
  expectedErrors: /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE|status of 40/,
});

test('a declined card shows a message, and another card pays the same payment', async ({ page, sandbox, before }) => {
  await beginToLink(page, numbers.failsLater);
  await expectLinked(page);
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
  const { intents } = await sandbox.intents();
  expect(intents).toHaveLength(1);

  await test.step('the return page says success only with the secret of a successful payment', async () => {
    await page.goto(`/payments/stripe/success?payment_intent_client_secret=${intents[0]?.clientSecret}`);
    await expectTitle(page, vi.paymentResult.card.confirmed.title);
    await expect(page).toHaveURL('/payments/stripe/success');
    await page.goto('/payments/stripe/success?redirect_status=succeeded');
    await expectTitle(page, vi.paymentResult.card.unconfirmed.title);
  });
});

test('a payment of which the bank of the card asks the customer is the same one until it is approved', async ({
  page,
  sandbox,
  before,
}) => {
  // Five loads, and a minute of the page's clock.
  test.slow();
  await beginToLink(page, numbers.asksOwner);
  await answerBank(page, 'approve');
  await expectLinked(page);
  await payByCard(page, '3155');
  const approve = page.frameLocator('iframe[src*="/challenge"]').getByRole('button', { name: bank.approve });
  await approve.waitFor();

  await test.step('two reloads while the bank asks for approval keep the same payment', async () => {
    await page.reload();
    await expectTitle(page, words.unfinished.title);
    // A past defect: the second reload showed the empty form, and the tray did not list the payment.
    await page.reload();
    await expectTitle(page, words.unfinished.title);
    await page.getByRole('button', { name: words.approve }).click();
  });

  await test.step('a refusal at the bank charges nothing', async () => {
    await answerBank(page, 'refuse');
    await expectTitle(page, vi.common.error);
    await expectNoTopUp(sandbox, before);
    await pressRetry(page);
    await approve.waitFor();
  });

  await test.step('a lock closes the bank’s window; the same payment goes on after unlocking', async () => {
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
    // A question that was asked within the minute tells nothing; the first one after it decides. A slow machine adds its own seconds.
    const refused = page.getByRole('heading', { level: 1, name: vi.topUp.failed.cardRefused.title, exact: true });
    await page.clock.fastForward(60_000);
    while (!(await refused.isVisible())) await page.clock.runFor(1_000);
    await page.clock.resume();
    await pressRetry(page);
    await answerBank(page, 'approve');
    await expectCharged(page);
  });
  await expectTopUp(sandbox, before, 500_000);
  expect((await sandbox.intents()).intents).toHaveLength(1);
});

for (const [when, kind] of [
  ['before', 'killBeforeCommit'],
  ['after', 'killAfterCommit'],
] as const) {
  // createCardPayments.test.ts has the same cases without a browser.
  const tag = when === 'before' ? '@deep' : '@literal';
  test(`a payment whose requests are killed ${when} their effect is charged once`, { tag }, async ({
    page,
    sandbox,
    before,
  }) => {
    await signIn(page, '/payment');
    for (const step of ['checkout', 'confirm'] as const)
      await test.step(`a killed ${step}`, async () => {
        await sandbox.addFault({ ...about({ kind }, calls[step]), times: 'always' });
        if (step === 'checkout') await payByCard(page);
        else await pressRetry(page);
        await expectTitle(page, vi.topUp.failed.cardRefused.title);
        await expectNoTopUp(sandbox, before);
        await sandbox.clearFaults();
      });
    await test.step('a charge without an answer is found and not repeated', async () => {
      await sandbox.arm('cardAnswerLost');
      await pressRetry(page);
      await expectTitle(page, vi.topUp.failed.unknown.title);
      await page.reload();
      await expectCharged(page);
    });
    const after = await sandbox.ledger();
    expectHonestLedger(after);
    expect(after.balance - before.balance).toBe(500_000);
    expect(after.rows).toHaveLength(before.rows.length + 1);
    expect((await sandbox.intents()).succeeded).toBe(1);
    expect(await unresolvedTopUps(page)).toBe(0);
  });
}

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
