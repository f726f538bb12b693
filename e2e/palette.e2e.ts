import { expect, expectTitle, signIn, test } from './portalTest.ts';
import { say, vi } from './words.ts';

test('Ctrl K finds a record by its content, opens its editor, and remembers it for this customer alone', async ({
  page,
}) => {
  await signIn(page);
  await expectTitle(page, vi.dashboard.title);
  const field = page.getByRole('combobox', { name: vi.shell.search });
  const option = page.getByRole('dialog').getByRole('option');

  // The letters come before the code of the search: none is a shortcut of the page, and none is lost.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gt');
  for (const key of ['Backspace', 'Backspace']) await page.keyboard.press(key);
  await page.keyboard.type('DMARC1 quarantine');
  await expect(field).toHaveValue('DMARC1 quarantine');
  await expect(option.first()).toContainText('v=DMARC1; p=quarantine');
  const found = await option.first().textContent();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dns\/domain\/[^/]+\/record\/[^/]+$/);
  await expectTitle(page, vi.recordForm.title.edit);
  await expect(page.getByRole('main')).toBeFocused();

  // From a field, too; the last choice comes first.
  await page.getByRole('textbox').first().focus();
  await page.keyboard.press('Control+k');
  await expect(option.first()).toHaveText(found ?? '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox').first()).toBeFocused();

  // Letters outside of fields lead to pages, and `?` lists the keys; neither is heard below a dialog.
  await page.getByRole('main').focus();
  await page.keyboard.type('gt');
  await expectTitle(page, vi.transactions.title);
  await page.keyboard.type('?');
  await expect(page.getByRole('dialog', { name: vi.palette.keys.title })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await signIn(page, '/', 'new@may.cloud');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: vi.palette.groups.page })).toBeVisible();
  await expect(page.getByRole('group', { name: vi.palette.groups.recent })).toHaveCount(0);
  await page.keyboard.type('DMARC1 quarantine');
  await expect(page.getByText(say(vi.palette.nothing, { query: 'DMARC1 quarantine' }))).toBeVisible();
});
