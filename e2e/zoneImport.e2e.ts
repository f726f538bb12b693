import { expect, expectTitle, signIn, test } from './portalTest.ts';
import { beginningOf, say, vi } from './words.ts';
import { home } from './zoneSteps.ts';

const words = vi.zoneImport;

const file = `$TTL 3600
@ IN SOA ns1 host 1 2 3 4 5
nhap-1 300 IN A 203.0.113.20
nhap-2 IN A 203.0.113.21
_sip._tcp IN SRV 10 5 5060 sip.example.net.
`;

test('a zone file with an unreadable line names that line and stages the other records', { tag: '@deep' }, async ({
  page,
  sandbox,
}) => {
  await signIn(page, `${home}/import`);
  await expectTitle(page, words.title);
  await page.getByRole('textbox', { name: words.file.label }).fill(file);
  await expect(page.getByText(say(words.read.records_other, { count: 2 }))).toBeVisible();
  await expect(page.getByText(say(words.read.line, { line: 5 }), { exact: true })).toBeVisible();
  await expect(page.getByText(words.reason.type)).toBeVisible();
  await expect(page.getByText('nhap-1.bienxanh.vn')).toBeVisible();
  // A reload keeps the pasted file.
  await page.reload();
  await expect(page.getByRole('textbox', { name: words.file.label })).toHaveValue(file);
  await page.getByRole('button', { name: say(words.plan.stage_other, { count: 2 }) }).click();
  await expect(page).toHaveURL(`${home}/changes`);
  await page.goto(`${home}/import`);
  await page.getByRole('textbox', { name: words.file.label }).fill(file);
  // The same file changes nothing beside the staged records.
  await expect(page.getByText(words.plan.nothing, { exact: true })).toBeVisible();
  expect(await sandbox.policyReports()).toEqual([]);
});

test('the Google template replaces mail servers and extends the SPF record', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, `${home}/templates`);
  await page.getByRole('link', { name: vi.zoneTemplates.name.google }).click();
  await expect(page).toHaveURL(`${home}/templates?template=google`);
  const changes = page.getByRole('list', { name: vi.zoneTemplates.preview.title });
  const mail = changes.getByRole('listitem').filter({ hasText: 'smtp.google.com' });
  await expect(mail.getByText('mail.bienxanh.vn')).toBeVisible();
  await expect(mail.getByRole('insertion').filter({ hasText: 'smtp.google.com' })).toBeVisible();
  await expect(changes.getByText(/v=spf1 mx .*include:_spf\.google\.com/)).toBeVisible();
  await page.getByRole('button', { name: new RegExp(beginningOf(vi.zoneTemplates.preview.stage_other)) }).click();
  await expect(page).toHaveURL(`${home}/changes`);
});
