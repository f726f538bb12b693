import type { Page } from '@playwright/test';
import { expect, expectTitle, notices, signIn, test } from './portalTest.ts';
import { beginningOf, say, vi } from './words.ts';
import { addRecord, field, home } from './zoneSteps.ts';

const { records: list, recordForm: form, table } = vi;

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const staged = (page: Page, count: number) => page.getByText(say(list.staged.title_other, { count }), { exact: true });

/** Dispatches the paste event of a browser. */
const paste = (page: Page, label: string, text: string) =>
  field(page, label).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('records are added, edited and deleted in the list, which sends nothing to the provider', async ({ page }) => {
  // Seven loads.
  test.slow();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/dns')) sent.push(request.url());
  });
  await signIn(page, addRecord);
  await expectTitle(page, form.title.add);

  await test.step('an incomplete form says so, a paste fills the fields, and a reload keeps the draft', async () => {
    await page.getByRole('button', { name: form.confirm }).click();
    await expect(notices(page)).toContainText(vi.common.error);
    await expect(notices(page)).toContainText(form.missing);
    await expect(field(page, form.name)).toBeFocused();
    await expect(page).toHaveURL(addRecord);

    await page.getByRole('combobox', { name: form.type }).selectOption('MX');
    await paste(page, 'Máy chủ mail', '30 mail.x.vn.');
    await expect(field(page, form.priority)).toHaveValue('30');
    await expect(field(page, 'Máy chủ mail')).toHaveValue('mail.x.vn.');
    await paste(page, 'Máy chủ mail', '_sip._tcp 1h IN SRV 0 5 5060 sip.x.vn.');
    await expect(notices(page)).toContainText(say(form.paste.otherType, { type: 'SRV' }));

    await page.getByRole('combobox', { name: form.type }).selectOption('TXT');
    await field(page, form.name).fill('_xac-minh');
    await field(page, 'Nội dung').fill('token=42');
    await page.reload();
    await expect(field(page, form.name)).toHaveValue('_xac-minh');
    await expect(field(page, 'Nội dung')).toHaveValue('token=42');
  });

  await test.step('a record is staged, and the list shows it after a reload', async () => {
    await page.getByRole('combobox', { name: form.type }).selectOption('A');
    await field(page, form.name).fill('trang-moi');
    await field(page, 'IPV4').fill('198.51.100.77');
    await page.getByRole('button', { name: form.stage }).click();
    await expect(staged(page, 1)).toBeVisible();
    await page.reload();
    await expect(staged(page, 1)).toBeVisible();
    await page.getByRole('searchbox').fill('trang-moi');
    await expect(rowOf(page, '198.51.100.77')).toContainText(list.mark.added);
    await expect(page.getByRole('link', { name: list.staged.review })).toHaveAttribute('href', `${home}/changes`);
    // The form of a staged record is empty again.
    await page.getByRole('main').locator(`a[href="${addRecord}"]`).click();
    await expect(field(page, form.name)).toHaveValue('');
  });

  await test.step('an edited record shows the old value and the new value', async () => {
    await page.goto(home);
    await page.getByRole('searchbox').fill('198.51.100.9');
    await rowOf(page, 'blog')
      .getByRole('link', { name: new RegExp(`^${list.edit}`) })
      .click();
    await expectTitle(page, form.title.edit);
    await field(page, 'IPV4').fill('198.51.100.99');
    await page.getByRole('button', { name: form.confirm }).click();
    // Another change is staged, so a review comes first.
    await expect(page).toHaveURL(`${home}/changes`);
    await page.goto(home);
    await page.getByRole('searchbox').fill('198.51.100.99');
    await expect(rowOf(page, 'blog').getByText('198.51.100.9', { exact: true })).toBeVisible();
    await expect(rowOf(page, 'blog').getByText('198.51.100.99', { exact: true })).toBeVisible();
    await expect(staged(page, 2)).toBeVisible();
  });

  await test.step('four staged deletions, one of them taken back, send nothing to the provider', async () => {
    await page.getByRole('searchbox').fill('');
    await page.getByRole('combobox', { name: list.filter.label }).selectOption('CNAME');
    await page.getByRole('searchbox').fill('mail.bienxanh.vn');
    await expect(page.getByText(say(table.found_other, { count: 4 }), { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: beginningOf(table.selectAll_other) }).click();
    const bar = page.getByRole('region', { name: table.selectionBar });
    await expect(bar.getByRole('status')).toHaveText(say(table.selected_other, { count: 4 }));
    await bar.getByRole('button', { name: list.delete, exact: true }).click();
    await expect(staged(page, 6)).toBeVisible();
    await rowOf(page, 'webmail').getByRole('button', { name: list.takeBack }).click();
    await expect(staged(page, 5)).toBeVisible();
    await page.getByRole('link', { name: list.staged.review }).click();
    await page.getByRole('button', { name: vi.zoneChanges.review.discard }).click();
    await expect(page.getByText(vi.zoneChanges.empty.title)).toBeVisible();
  });
  expect(sent).toEqual([]);
});
