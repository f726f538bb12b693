import type { Page } from '@playwright/test';
import { expect, expectTitle, mainMenu, notices, openTab, signIn, test } from './portalTest.ts';
import { say, vi } from './words.ts';
import { addRecord, applied, apply, button, deleteShown, domain, field, home, said, typeRecord } from './zoneSteps.ts';

const { records: list, recordForm: form, zone: words, zoneChanges: changes } = vi;

/** The findings of the review. */
const findings = (page: Page) => page.getByRole('region', { name: changes.review.findings });

test('one record takes two presses: the form stages it, the review applies it', async ({ page, sandbox }) => {
  await signIn(page, addRecord);
  const before = await sandbox.zone(domain);
  await typeRecord(page, 'moi', '198.51.100.77');
  await expect(apply(page, 1)).toBeVisible();
  expect(await sandbox.zone(domain)).toHaveLength(before.length);
  await apply(page, 1).click();
  await expect(applied(page, 1)).toBeVisible();
  const after = await sandbox.zone(domain);
  expect(said(after)).toEqual([...said(before), JSON.stringify(['moi', 'A', ['198.51.100.77'], 3600])].sort());
  await page.getByRole('button', { name: changes.toRecords }).click();
  await page.getByRole('searchbox').fill('moi');
  await expect(page.getByRole('row').filter({ hasText: '198.51.100.77' })).toBeVisible();
});

test.describe('with refused or lost answers', () => {
  test.use({ expectedErrors: /status of 422|ERR_EMPTY_RESPONSE/ });

  test('a refused record shows the provider’s message and is staged again', async ({ page, sandbox }) => {
    await signIn(page, addRecord);
    await sandbox.arm('recordRefused');
    await typeRecord(page, 'moi', '198.51.100.77');
    await apply(page, 1).click();
    await expect(page.getByText(changes.halt.refused.title)).toBeVisible();
    const refused = page.getByRole('region', { name: say(changes.group.notInForce.title_other, { count: 1 }) });
    await expect(notices(page)).toContainText(changes.error.addFailed);
    await expect(refused).toContainText('Bản ghi này đang được kiểm duyệt.');
    await button(page, changes.way.leave.forward.label).click();
    await expect(page).toHaveURL(home);
    await expect(page.getByText(say(list.staged.title_other, { count: 1 }), { exact: true })).toBeVisible();
  });

  test('a record whose answer is lost is added once', async ({ page, sandbox }) => {
    await signIn(page, addRecord);
    await sandbox.arm('recordAnswerLost');
    await typeRecord(page, 'moi', '198.51.100.77');
    await apply(page, 1).click();
    await expect(applied(page, 1)).toBeVisible();
    expect((await sandbox.zone(domain)).filter(({ name }) => name === 'moi')).toHaveLength(1);
  });
});

test('a broken name cannot be applied, and stopping mail needs consent', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, addRecord);
  await expectTitle(page, form.title.add);
  await page.getByRole('combobox', { name: form.type }).selectOption('CNAME');
  await field(page, form.name).fill('www');
  await field(page, 'Target').fill('shop.example.com');
  await button(page, form.confirm).click();
  await expect(findings(page).getByText(words.finding.cnameNotAlone.title)).toBeVisible();
  await expect(apply(page, 1)).toHaveCount(0);
  await expect(button(page, changes.review.seeObstacles)).toBeVisible();
  await button(page, changes.review.discard).click();
  await page.goto(home);
  await page.getByRole('combobox', { name: list.filter.label }).selectOption('MX');
  await deleteShown(page);
  await expect(findings(page).getByText(words.finding.mailWouldStop.title)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: changes.review.understand })).not.toBeChecked();
});

test('changes are still staged after the customer was on another page', async ({ page }) => {
  await signIn(page, addRecord);
  await typeRecord(page, 'moi', '198.51.100.77');
  await expect(apply(page, 1)).toBeVisible();
  await mainMenu(page).getByRole('link', { name: vi.shell.menu.invoice }).click();
  await expect(page).toHaveURL('/invoice');
  await page.goto(`${home}/changes`);
  await expect(apply(page, 1)).toBeVisible();
});

test('a second tab waits while the first holds the changes, and continues without a press', async ({ page }) => {
  await signIn(page, addRecord);
  await typeRecord(page, 'moi', '198.51.100.77');
  await expect(apply(page, 1)).toBeVisible();
  const other = await openTab(page, `${home}/changes`);
  await expect(other.getByText(changes.otherTab.title)).toBeVisible();
  await apply(page, 1).click();
  await expect(applied(page, 1)).toBeVisible();
  await page.getByRole('button', { name: changes.toRecords }).click();
  await expect(other.getByText(changes.empty.title)).toBeVisible();
});
