import { expect, expectTitle, signIn, test } from './portalTest.ts';
import { vi } from './words.ts';

test('a month of charges while the portal was closed is in the history once, also after a reload', {
  tag: '@literal',
}, async ({ page, sandbox }) => {
  await signIn(page);
  await expectTitle(page, vi.dashboard.title);
  const isBase = () => Object.keys(localStorage).some((key) => key.startsWith('may.notices.invoices.'));
  await page.waitForFunction(isBase);
  await page.goto('about:blank');
  await sandbox.advance({ months: 1 });
  await page.goto('/notifications');
  await expectTitle(page, vi.common.notifications);
  const paid = page.getByRole('main').getByRole('listitem').filter({ hasText: vi.notifications.invoice.paid.title });
  await expect(paid.first()).toBeVisible();
  const found = await paid.count();
  await expect(paid.first().getByRole('link', { name: vi.noticeHistory.remedy.invoices })).toHaveAttribute(
    'href',
    '/invoice',
  );
  await page.getByRole('button', { name: vi.noticeHistory.readAll }).click();
  await page.reload();
  await expect(paid).toHaveCount(found);
  await expect(page.getByRole('button', { name: vi.noticeHistory.readAll })).toHaveCount(0);
});
