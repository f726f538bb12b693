import { expect, openTab, signIn, test } from './portalTest.ts';
import { vi } from './words.ts';
import { addRecord, applied, apply, domain, home, said, typeRecord } from './zoneSteps.ts';

const { zoneChanges: changes } = vi;

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
