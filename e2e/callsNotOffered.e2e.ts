import { expect, signIn, test } from './portalTest.ts';
import { vi } from './words.ts';
import { apply, button, deleteFound, domain, home } from './zoneSteps.ts';

const { records: list, zoneChanges: changes } = vi;

test.use({ expectedErrors: /status of 40[45]/ });

test('a deletion that the provider does not offer changes nothing', { tag: '@literal' }, async ({ page, sandbox }) => {
  await signIn(page, home);
  const before = await sandbox.zone(domain);
  await deleteFound(page, 'blog');
  await apply(page, 1).click();
  await expect(page.getByText(changes.halt.notOffered.title)).toBeVisible();
  expect(await sandbox.zone(domain)).toEqual(before);
  await button(page, changes.way.leave.forward.label).click();
  await expect(page.getByText(list.missing.title.delete)).toBeVisible();
});
