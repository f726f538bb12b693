import type { Page } from '@playwright/test';
import { expect, expectTitle, signIn, test } from './portalTest.ts';
import { vi } from './words.ts';

const { invoices, shell, tableView, table, transactions } = vi;

/** The cells of the shown rows without their number. */
const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

test('choices in the address and a dense view: a reload, a copied link and Back show the same rows, from the first picture on', async ({
  page,
}) => {
  await signIn(page, '/transactions?tab=x');
  await expectTitle(page, transactions.title);
  await page.getByRole('combobox', { name: transactions.filter.label }).selectOption('spent');
  await page.getByRole('combobox', { name: table.pageSize }).selectOption('5');
  await page.getByRole('button', { name: table.next }).click();
  await page.getByRole('searchbox').fill('may chu');
  await expect(page).toHaveURL('/transactions?tab=x&filter=spent&size=5&q=may+chu');
  await page.getByRole('button', { name: table.next }).click();
  await expect(page).toHaveURL('/transactions?tab=x&filter=spent&size=5&q=may+chu&page=2');
  const rows = await rowsOf(page).allTextContents();
  const sums = page.getByRole('status', { name: tableView.sums });
  await expect(sums).toBeVisible();
  const told = await sums.textContent();

  const isSame = async () => {
    await expect(rowsOf(page)).toHaveText(rows);
    await expect(page.getByRole('searchbox')).toHaveValue('may chu');
    await expect(sums).toHaveText(String(told));
  };
  await page.reload();
  await isSame();
  // In a browser that knows no view of the table.
  await page.evaluate(() => localStorage.removeItem('may.table.transactions'));
  await page.reload();
  await isSame();
  await page.getByRole('link', { name: invoices.title, exact: true }).first().click();
  await expectTitle(page, invoices.title);
  await page.goBack();
  await isSame();
  await page.getByRole('searchbox').fill('zzz');
  await page.goBack();
  await expect(page).not.toHaveURL(/transactions/);

  await page.goto('/transactions');
  await page.getByRole('searchbox').fill('zzz');
  await page.getByRole('link', { name: shell.menu.transactions, exact: true }).first().click();
  await expect(page).toHaveURL('/transactions');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.getByRole('button', { name: table.view }).click();
  await page.getByRole('menuitemcheckbox', { name: transactions.columns.balance }).click();
  await page.getByRole('menuitemradio', { name: tableView.dense }).click();
  // The next visit without the portal's scripts: the picture and its figures alone.
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('table[data-dense]')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: transactions.columns.note })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: transactions.columns.balance })).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
