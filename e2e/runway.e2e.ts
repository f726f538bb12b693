import { expect, expectTitle, notices, openByMenu, openTab, signIn, test } from './portalTest.ts';
import { beginningOf, vi } from './words.ts';

test('a crossed limit is told once in all tabs and loads, and its banner leads to the top-up that cures it', {
  tag: '@both',
}, async ({ page }) => {
  // Two tabs and six pages.
  test.slow();
  const { runway } = vi;
  await signIn(page);
  await expectTitle(page, vi.dashboard.title);
  const main = page.getByRole('main');
  await expect(main.getByText(beginningOf(runway.line.days))).toBeVisible();
  await main.getByRole('button', { name: runway.how }).click();
  const dialog = page.getByRole('dialog', { name: runway.dialog.title });
  await dialog.getByLabel(runway.alerts.money).fill('90tr');
  await dialog.getByRole('button', { name: runway.alerts.save }).click();
  await expect(notices(page)).toContainText(runway.notice.balanceLow.title);
  const cure = main.getByRole('link', { name: beginningOf(runway.topUp) }).last();
  const address = await cure.getAttribute('href');
  // A banner comes with a change of page, in a place that the page's idle code makes: before that a change of page brings none.
  const place = page.locator('div:empty + #main-content');
  await expect(place).toBeVisible();

  await openByMenu(page, 'transactions');
  await expectTitle(page, vi.transactions.title);
  const banner = page.getByRole('status').filter({ hasText: runway.notice.balanceLow.title });
  const fromBanner = banner.getByRole('link', { name: beginningOf(runway.topUp) });
  await expect(fromBanner).toBeVisible();
  const amount = /amount=(\d+)/.exec(address ?? '')?.[1] ?? '';
  await expect(fromBanner).toHaveAttribute('href', new RegExp(`/payment\\?amount=${amount}&`));

  const other = await openTab(page, '/notifications');
  await expectTitle(other, vi.common.notifications);
  const told = other.getByRole('main').getByRole('listitem').filter({ hasText: runway.notice.balanceLow.title });
  await expect(told).toHaveCount(1);
  await page.reload();
  await expect(place).toBeVisible();
  await openByMenu(page, 'dashboard');
  await expect(main.getByText(beginningOf(runway.line.days))).toBeVisible();
  await openByMenu(page, 'invoice');
  await expectTitle(page, vi.invoices.title);
  await expect(told).toHaveCount(1);
  await fromBanner.click();
  await expectTitle(page, vi.topUp.title);
  await expect(page.getByLabel(vi.topUp.amount.custom)).toHaveValue(Number(amount).toLocaleString('de-DE'));
  await expect(banner).toHaveCount(0);
});
