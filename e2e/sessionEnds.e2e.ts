import { expect, expectTitle, liveBell, signIn, unlock } from './portalTest.ts';
import { test } from './topUpSteps.ts';
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
