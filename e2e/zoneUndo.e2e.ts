import type { Page } from '@playwright/test';
import { expect, openTab, signIn, test } from './portalTest.ts';
import { say, vi } from './words.ts';
import { applied, apply, button, deleteFound, domain, home, said, typeRecord } from './zoneSteps.ts';

const { records: list, zoneChanges: changes, zoneImport: file } = vi;

/** Undoes the run that has just ended: the undo is reviewed as every change set. */
const undo = async (page: Page, count: number) => {
  await button(page, changes.undo.label).click();
  await expect(page.getByRole('heading', { name: changes.undoTitle })).toBeVisible();
  await apply(page, count).click();
  await expect(page.getByText(say(changes.result.back.title_other, { count }), { exact: true })).toBeVisible({
    timeout: 20_000,
  });
};

test.use({ expectedErrors: /ERR_/ });

/** The number of CNAME records of the demo customer. The scenario ends the connection after the third. */
const aliases = 6;

test('a record is added at once; then one is added and one deleted in one run, while a second tab waits, and both are undone', async ({
  page,
  sandbox,
}) => {
  await signIn(page, home);

  await test.step('one press in the form makes a record, and a reload sends nothing again', async () => {
    const empty = await sandbox.zone(domain);
    await typeRecord(page, 'ngay', '198.51.100.76');
    await expect(applied(page, 1)).toBeVisible();
    await page.reload();
    await expect(page.getByText(changes.empty.title)).toBeVisible();
    expect(said(await sandbox.zone(domain))).toEqual(
      [...said(empty), JSON.stringify(['ngay', 'A', ['198.51.100.76'], 3600])].sort(),
    );
    await page.goto(home);
  });
  const before = await sandbox.zone(domain);

  await deleteFound(page, 'blog');
  await expect(apply(page, 1)).toBeVisible();
  await typeRecord(page, 'moi', '198.51.100.77');
  await expect(apply(page, 2)).toBeVisible();
  const other = await openTab(page, `${home}/changes`);

  await test.step('with another change staged, the form leads to the review of both', async () => {
    expect(said(await sandbox.zone(domain))).toEqual(said(before));
    await expect(other.getByText(changes.otherTab.title)).toBeVisible();
    await apply(page, 2).click();
    await expect(applied(page, 2)).toBeVisible();
    const kept = said(before.filter(({ name }) => name !== 'blog'));
    expect(said(await sandbox.zone(domain))).toEqual(
      [...kept, JSON.stringify(['moi', 'A', ['198.51.100.77'], 3600])].sort(),
    );
  });

  await test.step('a second tab waits while the first holds the changes, and continues without a press', async () => {
    await page.getByRole('button', { name: changes.toRecords }).click();
    await expect(other.getByText(changes.empty.title)).toBeVisible();
    await other.close();
    await page.getByRole('searchbox').fill('moi');
    await expect(page.getByRole('row').filter({ hasText: '198.51.100.77' })).toBeVisible();
  });

  await test.step('the run is undone after a reload', async () => {
    await page.reload();
    await page.getByRole('link', { name: list.applied.undo }).click();
    await expect(page.getByRole('heading', { name: changes.undoTitle })).toBeVisible();
    await apply(page, 2).click();
    await expect(page.getByText(say(changes.result.back.title_other, { count: 2 }), { exact: true })).toBeVisible();
    expect(said(await sandbox.zone(domain))).toEqual(said(before));
  });
});

test('a run that fails after three of six changes says so, also after a reload, and continues', async ({
  page,
  sandbox,
}) => {
  await sandbox.arm('applyDiesInTheMiddle');
  const before = await sandbox.zone(domain);
  await signIn(page, home);
  await deleteFound(page, 'CNAME');
  await apply(page, aliases).click();
  const inForce = page.getByRole('heading', { name: say(changes.group.inForce.title_other, { count: 3 }) });
  await expect(inForce).toBeVisible();
  expect(await sandbox.zone(domain)).toHaveLength(before.length - 3);
  await page.reload();
  await expect(inForce).toBeVisible();
  expect(await sandbox.zone(domain)).toHaveLength(before.length - 3);
  await sandbox.arm('none');
  await button(page, changes.way.continue.forward.label).click();
  await expect(applied(page, aliases)).toBeVisible();
  expect(await sandbox.zone(domain)).toHaveLength(before.length - aliases);
  await undo(page, aliases);
  expect(said(await sandbox.zone(domain))).toEqual(said(before));
});

test('an import of 50 records on a phone shows its result', { tag: '@deep' }, async ({ page, sandbox }) => {
  await signIn(page, `${home}/import`);
  const before = await sandbox.zone(domain);
  const lines = Array.from({ length: 50 }, (_, index) => `nhap-${index} 300 IN A 203.0.113.${index}`);
  await page.getByRole('textbox', { name: file.file.label }).fill(lines.join('\n'));
  await page.getByRole('button', { name: say(file.plan.stage_other, { count: 50 }) }).click();
  // On a phone the button is at the end of the list, and the result appears at its start.
  await page.setViewportSize({ width: 375, height: 812 });
  await apply(page, 50).click();
  await expect(applied(page, 50)).toBeInViewport({ timeout: 20_000 });
  expect(await sandbox.zone(domain)).toHaveLength(before.length + 50);
  await undo(page, 50);
  expect(said(await sandbox.zone(domain))).toEqual(said(before));
});
