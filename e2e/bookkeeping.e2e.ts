import { readFile } from 'node:fs/promises';
import { expect, signIn, test } from './portalTest.ts';
import { say, vi } from './words.ts';

test('the filtered log is saved as a file, and with a receipt open paper shows the receipt alone', async ({
  page,
  sandbox,
}) => {
  await signIn(page, '/transactions');
  const { rows } = await sandbox.ledger();
  const received = rows.filter(({ amount }) => amount > 0);
  await page.getByRole('combobox', { name: vi.transactions.filter.label }).selectOption('received');
  await page.getByRole('button', { name: vi.table.export }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(say(vi.transactions.found_other, { count: received.length }));
  await expect(dialog).toContainText(say(vi.bookkeeping.csv.hidden, { rows: rows.length - received.length }));
  const begun = page.waitForEvent('download');
  await dialog.getByRole('button', { name: vi.bookkeeping.csv.download }).click();
  const file = await begun;
  expect(file.suggestedFilename()).toMatch(/^lich-su-giao-dich_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const [head = '', ...lines] = text.trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFF/);
  expect(lines.map((line) => line.split(';')[3])).toEqual(received.map(({ amount }) => String(amount)));

  await expect(dialog).toBeHidden();
  await page
    .getByRole('button', { name: new RegExp(`^${vi.transactions.columns.receipt}: `) })
    .first()
    .click();
  await expect(dialog.getByText(vi.bookkeeping.receipt.notTax)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByText(vi.bookkeeping.receipt.notTax)).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('table', { includeHidden: true })).toBeHidden();
});
