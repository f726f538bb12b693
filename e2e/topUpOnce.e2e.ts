import { expect, expectTitle, signIn } from './portalTest.ts';
import type { Fault } from './sandbox.ts';
import {
  atBank,
  checkout,
  chooseTopUp,
  expectNoTopUp,
  expectTopUp,
  leaveForBank,
  openSecondTopUp,
  payAtBank,
  payButton,
  payWhileHeld,
  startTopUp,
  test,
  tryAgain,
} from './topUpSteps.ts';
import { vi } from './words.ts';

/** Counts the requests that reach the provider after a fault that strikes once. */
const counter: Fault = { match: checkout, fault: { kind: 'delay', ms: 0 }, times: 'always' };

test.use({ expectedErrors: /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE/ });

test('a request repeated by Chromium is one payment', async ({ page, sandbox, before, sent }) => {
  await startTopUp(page);
  await sandbox.addFault({ match: checkout, fault: { kind: 'killAfterCommit' } });
  await sandbox.addFault(counter);
  await payButton(page).click();
  await leaveForBank(page);
  // One request by the portal, cut off, and one repetition by the browser.
  expect(sent).toHaveLength(1);
  const [cut, again] = await sandbox.faults();
  expect([cut?.struck, again?.struck]).toEqual([1, 1]);
  await payAtBank(page);
  await expectTopUp(sandbox, before, 500_000);
});

const losses = {
  'lost after the payment was created': { kind: 'killAfterCommit' },
  'lost before the payment was created': { kind: 'killBeforeCommit' },
  'cut off in the middle': { kind: 'truncate', bytes: 40 },
  'replaced by a page of a proxy': { kind: 'html' },
};

test('a retry after a lost answer is the same attempt', { tag: '@deep' }, async ({ page, sandbox, profile, sent }) => {
  await signIn(page);
  for (const [round, [what, fault]] of Object.entries(losses).entries()) {
    await test.step(`an answer ${what}`, async () => {
      const before = await sandbox.ledger();
      sent.length = 0;
      await chooseTopUp(page);
      await sandbox.addFault({ match: checkout, fault, times: 'always' });
      await payButton(page).click();
      // The payment of the round before was the same, so the portal asks once if this one is meant.
      if (round > 0) await page.getByRole('button', { name: vi.topUp.mayChargeTwice.repeat }).click();
      await expectTitle(page, vi.topUp.failed.unknown.title);
      await expectNoTopUp(sandbox, before);
      await sandbox.clearFaults();
      await tryAgain(page, profile);
      await payAtBank(page);
      expect(new Set(sent).size).toBe(1);
      await expectTopUp(sandbox, before, 500_000);
      await page.getByRole('link', { name: vi.common.backToHome }).click();
    });
  }
});

test('a reload during Pay sends nothing', { tag: '@literal' }, async ({ page, sandbox, profile, before, sent }) => {
  await startTopUp(page);
  await payWhileHeld(page);
  await page.reload();
  await expectTitle(page, vi.topUp.failed.unknown.title);
  expect(sent).toHaveLength(1);
  await tryAgain(page, profile);
  await payAtBank(page);
  expect(new Set(sent).size).toBe(1);
  await expectTopUp(sandbox, before, 500_000);
});

test('a reload, Back from the bank, the tray and a second tab lead to one payment', async ({
  page,
  sandbox,
  before,
  sent,
}) => {
  // Nine loads in two tabs.
  test.slow();
  await startTopUp(page);
  const second = await openSecondTopUp(page);
  await chooseTopUp(second);
  const carryOn = page.getByRole('button', { name: vi.pendingTopUps.continue });

  await test.step('a reload, Back from the bank and a reload keep one payment', async () => {
    await payButton(page).click();
    await expect(page.getByRole('button', { name: vi.topUp.redirecting.leave })).toBeVisible();
    await page.reload();
    await expectTitle(page, vi.topUp.pending.title);
    await carryOn.click();
    await leaveForBank(page);
  });
  const address = page.url();
  await page.goBack();
  await expectTitle(page, vi.topUp.pending.title);

  await test.step('Start over returns to the form, and Continue in the tray opens the payment', async () => {
    await page.getByRole('button', { name: vi.topUp.startOver }).click();
    await expect(page).toHaveURL('/payment');
    await page
      .getByRole('region', { name: vi.pendingTopUps.title })
      .getByRole('button', { name: vi.pendingTopUps.continue })
      .click();
    await expectTitle(page, vi.topUp.pending.title);
    await carryOn.click();
    await leaveForBank(page);
    expect(page.url()).toBe(address);
  });

  await test.step('a second tab that pays later is led to the same payment', async () => {
    await payButton(second).click();
    await leaveForBank(second);
    expect(second.url()).toBe(address);
    await payAtBank(page);
    await atBank(second, 'pay');
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await page.reload();
  await expectTitle(page, vi.paymentResult.confirmed.title);
  expect(new Set(sent).size).toBe(1);
  await expectTopUp(sandbox, before, 500_000);
});

test('two tabs that pay at once make one payment', { tag: '@literal' }, async ({ page, sandbox, before, sent }) => {
  await signIn(page, '/payment');
  const second = await openSecondTopUp(page);
  await chooseTopUp(page);
  await chooseTopUp(second);
  const arrive = await payWhileHeld(page);
  await payButton(second).click();
  await expectTitle(second, vi.topUp.failed.otherTab.title);
  arrive();
  await leaveForBank(page);
  await second.getByRole('button', { name: vi.common.checkAgain }).click();
  await expectTitle(second, vi.topUp.pending.title);
  await payAtBank(page);
  // The first tab has settled the attempt; the second tab receives the change and asks the provider for the result.
  await expectTitle(second, vi.topUp.succeeded.title);
  expect(sent).toHaveLength(1);
  await expectTopUp(sandbox, before, 500_000);
});
