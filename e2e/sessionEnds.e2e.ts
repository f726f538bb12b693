import { expect, expectTitle, liveBell, pressRetry, signIn, unlock } from './portalTest.ts';
import { chooseTopUp, expectNoTopUp, payButton, test } from './topUpSteps.ts';
import { beginningOf, vi } from './words.ts';

const words = vi.lockScreen;

test.use({ expectedErrors: /status of (401|403|429)/ });

test('an expired session asks for the password and keeps the typed amount', async ({ page, sandbox }) => {
  await signIn(page, '/payment');
  await expect(liveBell(page)).toBeVisible();
  const field = page.getByRole('textbox', { name: vi.topUp.amount.custom });
  await field.pressSequentially('1tr50');
  await sandbox.arm('sessionExpires');
  // The event makes the page read the wallet, and the provider refuses the first read.
  await sandbox.publish('invoice.paid');
  await expectTitle(page, words.expired.title);
  await expect(page.getByRole('button', { name: beginningOf(vi.shell.account) })).toHaveCount(0);
  const readAnew = page.waitForResponse((response) => response.url().endsWith('/api/payments/stripe') && response.ok());
  await unlock(page);
  await readAnew;
  await expect(page).toHaveURL('/payment');
  await expect(field).toHaveValue('1tr50');
});

test('an expired session moves no money; a retry makes one payment', async ({ page, sandbox, before, sent }) => {
  await signIn(page, '/payment');
  // Without this wait the provider would refuse the request of the connection, and the lock would cover the form.
  await expect(liveBell(page)).toBeVisible();
  await chooseTopUp(page);
  await sandbox.arm('sessionExpires');
  await payButton(page).click();
  await expectTitle(page, words.expired.title);
  await unlock(page);
  await expect(page.getByRole('main').getByText(vi.topUp.failed.refused.title)).toBeVisible();
  await expectNoTopUp(sandbox, before);
  await pressRetry(page);
  await expect(page.getByRole('button', { name: vi.topUp.redirecting.leave })).toBeVisible();
  expect(sent).toHaveLength(2);
  expect((await sandbox.ledger()).payments).toHaveLength(before.payments.length + 1);
});
