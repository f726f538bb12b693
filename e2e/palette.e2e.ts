import { expect, expectTitle, openByMenu, signIn, test } from './portalTest.ts';
import { say, vi } from './words.ts';

test('Ctrl K finds a server by its address and opens it, also from a field', async ({ page }) => {
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

  // useShortcutKeys.test.ts has the other keys.
  await openByMenu(page, 'transactions');
  await expect(page.getByRole('cell').first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('khong co gi');
  await expect(page.getByText(say(vi.palette.nothing, { query: 'khong co gi' }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
});
