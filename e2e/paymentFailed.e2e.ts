import { invoiceTexts } from '../apps/sandbox/src/wallet/invoicePages/invoiceTexts.ts';
import { choosePassword, confirmOrder, expectProgress, expectServer, filledOrder } from './orderSteps.ts';
import { expect, openTab, signIn } from './portalTest.ts';
import { spokenDong, test } from './topUpSteps.ts';
import { vi } from './words.ts';

const words = vi.orderProgress;

// The event of the specification has no currency and no server; `orderFactOf.test.ts` has the other provider's event.
test('a failed payment keeps the paid and due amounts after a check; the steps finish after it is paid', {
  tag: '@literal',
}, async ({ page, sandbox }) => {
  await signIn(page, filledOrder);
  await choosePassword(page);
  await sandbox.arm('paymentFails');
  await confirmOrder(page);
  await expectProgress(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: words.paymentFailed.title })).toBeVisible({ timeout: 15_000 });
  const box = page.getByRole('region', { name: words.paymentFailed.box });
  const expectAmounts = async () => {
    await expect(box).toContainText(spokenDong(0));
    await expect(box).toContainText(spokenDong(720_000));
  };
  await expectAmounts();
  const listed = page.waitForResponse('**/api/payments/stripe/invoices');
  await page.getByRole('button', { name: vi.common.checkAgain }).click();
  await listed;
  await expect(page.getByRole('button', { name: vi.common.checkAgain })).not.toHaveAttribute('aria-busy');
  await expectAmounts();
  const progress = page.url();
  await expect(main.getByRole('link', { name: words.paymentFailed.topUpAny })).toHaveAttribute(
    'href',
    `/payment?${new URLSearchParams({ returnTo: new URL(progress).pathname })}`,
  );
  const hosted = await page.getByRole('link', { name: new RegExp(words.paymentFailed.pay) }).getAttribute('href');
  await sandbox.arm('none');
  const other = await openTab(page, hosted ?? '');
  await other.getByRole('button', { name: invoiceTexts.vi.pay }).click();
  await expect(page).not.toHaveURL(progress, { timeout: 35_000 });
  await expectServer(page);
});
