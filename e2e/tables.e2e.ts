import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectTitle, signIn, test } from './portalTest.ts';
import { say, vi } from './words.ts';

const { invoices, shell, table, transactions } = vi;

/** The cells of the shown rows without their number. */
const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

test('choices in the address: a reload, a copied link and Back show the same rows', async ({ page, sandbox }) => {
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

  const isSame = async () => {
    await expect(rowsOf(page)).toHaveText(rows);
    await expect(page.getByRole('searchbox')).toHaveValue('may chu');
  };
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

  await test.step('the filtered log is saved as a file, and with a receipt open paper shows the receipt alone', async () => {
    const ledger = await sandbox.ledger();
    const received = ledger.rows.filter(({ amount }) => amount > 0);
    await page.getByRole('combobox', { name: vi.transactions.filter.label }).selectOption('received');
    await expect(page.getByText(say(vi.table.found_other, { count: received.length }))).toBeVisible();
    const begun = page.waitForEvent('download');
    await page.getByRole('button', { name: vi.table.export }).click();
    const file = await begun;
    expect(file.suggestedFilename()).toBe('lich-su-giao-dich.csv');
    const text = await readFile(await file.path(), 'utf8');
    const [head = '', ...lines] = text.trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFF/);
    expect(lines.map((line) => line.split(';')[3])).toEqual(received.map(({ amount }) => String(amount)));

    await page
      .getByRole('button', { name: new RegExp(`^${vi.transactions.columns.receipt}: `) })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(vi.bookkeeping.receipt.notTax)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(dialog.getByText(vi.bookkeeping.receipt.notTax)).toBeVisible();
    await expect(dialog.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('table', { includeHidden: true })).toBeHidden();
  });
});
