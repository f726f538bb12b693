import type { Page } from '@playwright/test';
import { expect, expectTitle, signIn, test } from './portalTest.ts';
import { beginningOf, say, vi } from './words.ts';

const { records: list, recordForm: form, table } = vi;
const home = '/dns/domain/dom_1';

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const staged = (page: Page, count: number) => page.getByText(say(list.staged.title_other, { count }), { exact: true });
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

const open = async (page: Page, address = home) => {
  await signIn(page);
  await page.goto(address);
  await expectTitle(page, address === home ? 'bienxanh.vn' : form.title.add);
};

/** Pastes as a customer does, with what the browser's own paste carries. */
const paste = (page: Page, label: string, text: string) =>
  field(page, label).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('a record is found by its name, its content and its type', async ({ page }) => {
  await open(page);
  const search = page.getByRole('searchbox');
  for (const [wanted, found] of [
    ['blog', '198.51.100.9'],
    ['198.51.100.40', '*.dev'],
    ['uptimerobot', 'status'],
  ] as const) {
    await search.fill(wanted);
    await expect(page.getByText(say(list.found_other, { count: 1 }), { exact: true })).toBeVisible();
    await expect(rowOf(page, found)).toBeVisible();
  }
  await search.fill('');
  await page.getByRole('combobox', { name: list.filter.label }).selectOption('MX');
  await expect(rowOf(page, 'mail2.bienxanh.vn')).toBeVisible();
  await expect(rowOf(page, 'uptimerobot')).toHaveCount(0);
});

test('a record typed into the form is staged at its confirmation, and the list shows it after a reload', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('link', { name: list.add }).first().click();
  await expectTitle(page, form.title.add);
  await field(page, form.name).fill('trang-moi');
  await field(page, 'IPV4').fill('198.51.100.77');
  await expect(page.getByText(say(form.fullName, { name: 'trang-moi.bienxanh.vn' }))).toBeVisible();
  await page.getByRole('button', { name: form.confirm }).click();
  await expect(page).toHaveURL(`${home}/changes`);
  await page.goto(home);
  await expect(staged(page, 1)).toBeVisible();
  await page.reload();
  await expect(staged(page, 1)).toBeVisible();
  await page.getByRole('searchbox').fill('trang-moi');
  await expect(rowOf(page, '198.51.100.77')).toContainText(list.mark.added);
  await expect(page.getByRole('link', { name: list.staged.review })).toHaveAttribute('href', `${home}/changes`);
  // Confirmed is confirmed: the form is empty again.
  await page.goto(`${home}/add-record`);
  await expect(field(page, form.name)).toHaveValue('');
});

test('missing info says both texts, leads to the first problem, and nothing is staged or sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await open(page, `${home}/add-record`);
  sent.length = 0;
  await field(page, 'IPV4').fill('198.51.100.77');
  await page.getByRole('button', { name: form.confirm }).click();
  await expect(page.getByText(vi.common.error, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(form.missing).first()).toBeVisible();
  await expect(field(page, form.name)).toBeFocused();
  await expect(page).toHaveURL(`${home}/add-record`);
  expect(sent.filter((url) => url.includes('/api/dns'))).toEqual([]);
  await page.goto(home);
  await expect(page.getByRole('checkbox', { name: beginningOf(table.selectAll_other) })).toBeVisible();
  await expect(page.getByRole('link', { name: list.staged.review })).toHaveCount(0);
});

test('a pasted mail server fills priority and server, a zone line fills everything, and both can be put back', async ({
  page,
}) => {
  await open(page, `${home}/add-record`);
  await page.getByRole('combobox', { name: form.type }).selectOption('MX');
  await paste(page, 'Mail Server', '30 mail.x.vn.');
  await expect(field(page, form.priority)).toHaveValue('30');
  await expect(field(page, 'Mail Server')).toHaveValue('mail.x.vn.');
  await page.getByRole('button', { name: form.paste.undo }).click();
  await expect(field(page, form.priority)).toHaveValue('10');
  await paste(page, form.name, 'shop 300 IN CNAME wp.may.cloud.');
  await expect(field(page, form.name)).toHaveValue('shop');
  await expect(field(page, form.ttl)).toHaveValue('300');
  await expect(field(page, 'Target')).toHaveValue('wp.may.cloud.');
});

test('a name that repeats the domain tells what it would become, and one press takes what was meant', async ({
  page,
}) => {
  await open(page, `${home}/add-record`);
  await field(page, form.name).fill('www.bienxanh.vn');
  await expect(page.getByText(say(form.repeatsDomain, { name: 'www.bienxanh.vn.bienxanh.vn' }))).toBeVisible();
  await page.getByRole('button', { name: say(form.useMeant, { name: 'www' }) }).click();
  await expect(field(page, form.name)).toHaveValue('www');
});

test('a half-typed record survives a reload', async ({ page }) => {
  await open(page, `${home}/add-record`);
  await page.getByRole('combobox', { name: form.type }).selectOption('TXT');
  await field(page, form.name).fill('_xac-minh');
  await field(page, 'Content').fill('token=42');
  await page.reload();
  await expect(field(page, form.name)).toHaveValue('_xac-minh');
  await expect(field(page, 'Content')).toHaveValue('token=42');
});

test('an edit that leads back to what is there stages nothing; one that does not shows old and new', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('searchbox').fill('198.51.100.9');
  await rowOf(page, 'blog').getByRole('link').first().click();
  await expectTitle(page, form.title.edit);
  await field(page, 'IPV4').fill('198.51.100.99');
  await page.getByRole('button', { name: form.stage }).click();
  await expect(page).toHaveURL(home);
  await page.getByRole('searchbox').fill('198.51.100.99');
  await expect(rowOf(page, 'blog')).toContainText('198.51.100.9');
  await expect(staged(page, 1)).toBeVisible();
});

test('many records are deleted at once and one of them is taken back; nothing of it is sent', async ({ page }) => {
  await open(page);
  await page.getByRole('searchbox').fill('mail.bienxanh.vn');
  await expect(rowOf(page, 'webmail')).toBeVisible();
  await page
    .getByRole('checkbox', { name: new RegExp(`^${beginningOf(table.select)}CNAME`) })
    .first()
    .click();
  await page
    .getByRole('checkbox', { name: new RegExp(`^${beginningOf(table.select)}CNAME`) })
    .last()
    .click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: table.selectionBar });
  const chosen = Number((await bar.getByRole('status').textContent())?.match(/\d+/)?.[0]);
  expect(chosen).toBeGreaterThan(2);
  await bar.getByRole('button', { name: list.delete, exact: true }).click();
  await expect(staged(page, chosen)).toBeVisible();
  await rowOf(page, 'webmail').getByRole('button', { name: list.takeBack }).click();
  await expect(staged(page, chosen - 1)).toBeVisible();
  await page.getByRole('button', { name: list.staged.drop }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: list.staged.drop }).click();
  await expect(page.getByRole('link', { name: list.staged.review })).toHaveCount(0);
});

test('a record nobody knows is told to be gone, with the way back', async ({ page }) => {
  await signIn(page);
  await page.goto(`${home}/record/nobody`);
  await expect(page.getByText(form.gap.unknownRecord.title)).toBeVisible();
  await page.getByRole('link', { name: form.toRecords }).click();
  await expectTitle(page, 'bienxanh.vn');
});
