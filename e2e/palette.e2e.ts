import { expect, expectTitle, openByMenu, signIn, test } from './portalTest.ts';
import { say, vi } from './words.ts';

test('Ctrl K finds a server by its IP address, or by its domain if only that is told, and opens it, also from a field', async ({
  page,
  profile,
}) => {
  await signIn(page);
  await expectTitle(page, vi.dashboard.title);
  const field = page.getByRole('combobox', { name: vi.shell.search });
  const option = page.getByRole('dialog').getByRole('option');

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('203.0.113');
  if (profile === 'literal') {
    // The literal provider tells the domains of a server and no IP address.
    await expect(page.getByText(say(vi.palette.nothing, { query: '203.0.113' }))).toBeVisible();
    await field.clear();
    await page.keyboard.type('shop.bienxanh.vn');
  }
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
