import { invoiceTexts } from '../apps/sandbox/src/wallet/invoicePages/invoiceTexts.ts';
import { confirmOrder, expectProgress, expectServer, openFilledOrder } from './orderSteps.ts';
import { expect, openTab } from './portalTest.ts';
import { spokenDong, test } from './topUpSteps.ts';
import { vi } from './words.ts';

const words = vi.orderProgress;

// The event of the specification has no currency and no server; `readEvent.test.ts` has the other provider's event.
test('a failed payment told without a currency shows what is paid and due; the steps finish after it is paid', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await openFilledOrder(page);
  await sandbox.arm('paymentFails');
  await confirmOrder(page);
  await expectProgress(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: words.paymentFailed.title })).toBeVisible({ timeout: 15_000 });
  const box = page.getByRole('region', { name: words.paymentFailed.box });
  // The event gives them at once.
  await expect(box).toContainText(spokenDong(720_000), { timeout: 1_000 });
  await expect(box).toContainText(spokenDong(0), { timeout: 1_000 });
  const progress = page.url();
  await expect(main.getByRole('link', { name: words.paymentFailed.topUpAny })).toHaveAttribute(
    'href',
    `/payment?${new URLSearchParams({ returnTo: new URL(progress).pathname })}`,
  );
  const hosted = await page.getByRole('link', { name: new RegExp(words.paymentFailed.pay) }).getAttribute('href');
  await sandbox.arm('none');
  const other = await openTab(page, hosted ?? '');
  await other.getByRole('button', { name: invoiceTexts.pay.vi }).click();
  await expect(page).not.toHaveURL(progress, { timeout: 35_000 });
  await expectServer(page);
});
