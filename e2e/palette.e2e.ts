import { expect, expectTitle, signIn, test } from './portalTest.ts';
import { say, vi } from './words.ts';

test('Ctrl K finds a server by its address and opens it, also from a field; ? lists the keys', async ({ page }) => {
  await signIn(page);
  await expectTitle(page, vi.dashboard.title);
  const field = page.getByRole('combobox', { name: vi.shell.search });
  const option = page.getByRole('dialog').getByRole('option');

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('203.0.113');
  await expect(page.getByRole('group', { name: vi.palette.groups.server })).toBeVisible();
  await expect(option.first()).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(wordpress|hosting)\/[^/]+$/);
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto('/dns');
  await expect(page.getByRole('row').filter({ hasText: 'bienxanh.vn' })).toBeVisible();
  // The keys come with a late part of the page.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('/');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('khong co gi');
  await expect(page.getByText(say(vi.palette.nothing, { query: 'khong co gi' }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();

  await page.getByRole('main').focus();
  await page.keyboard.type('?');
  await expect(page.getByRole('dialog', { name: vi.palette.keys.title })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
