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
  await expect(page.getByText(say(vi.transactions.found_other, { count: received.length }))).toBeVisible();
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
