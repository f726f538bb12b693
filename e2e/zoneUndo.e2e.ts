import { expect, signIn, test } from './portalTest.ts';
import { beginningOf, say, vi } from './words.ts';
import { applied, apply, button, deleteFound, domain, home, said, typeRecord } from './zoneSteps.ts';

const { records: list, zoneChanges: changes } = vi;

test.use({ expectedErrors: /ERR_/ });

test('edits, additions and deletions are applied together, and taken back from the list after a reload', async ({
  page,
  sandbox,
}) => {
  await signIn(page);
  const before = await sandbox.zone(domain);
  await deleteFound(page, 'blog');
  await expect(apply(page, 1)).toBeVisible();
  await typeRecord(page, 'moi', '198.51.100.77');
  await apply(page, 2).click();
  await expect(applied(page, 2)).toBeVisible();
  expect(said(await sandbox.zone(domain))).not.toEqual(said(before));
  await page.goto(home);
  await page.reload();
  await page.getByRole('link', { name: list.applied.undo }).click();
  await expect(page.getByRole('heading', { name: changes.undoTitle })).toBeVisible();
  await apply(page, 2).click();
  await expect(applied(page, 2)).toBeVisible();
  expect(said(await sandbox.zone(domain))).toEqual(said(before));
});

test('a run that dies in the middle says what is in force, survives a reload, and goes on to the end', async ({
  page,
  sandbox,
}) => {
  await signIn(page);
  await sandbox.arm('applyDiesInTheMiddle');
  const before = await sandbox.zone(domain);
  await deleteFound(page, 'CNAME');
  const confirm = page.getByRole('button', { name: new RegExp(`^${beginningOf(changes.review.confirm_other)}\\d`) });
  const count = Number((await confirm.textContent())?.match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(3);
  await confirm.click();
  await expect(page.getByText(say(changes.standing.inForce.title_other, { count: 3 })).first()).toBeVisible();
  expect(await sandbox.zone(domain)).toHaveLength(before.length - 3);
  await page.reload();
  await expect(page.getByText(say(changes.standing.inForce.title_other, { count: 3 })).first()).toBeVisible();
  expect(await sandbox.zone(domain)).toHaveLength(before.length - 3);
  await sandbox.arm('none');
  await button(page, changes.way.goOn.forward.label).click();
  await expect(applied(page, count)).toBeVisible();
  expect(await sandbox.zone(domain)).toHaveLength(before.length - count);
  await button(page, changes.undo.label).click();
  await expect(page.getByText(say(changes.undone.title_other, { count }), { exact: true })).toBeVisible();
  expect(said(await sandbox.zone(domain))).toEqual(said(before));
});
