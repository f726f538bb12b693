import { expect, signIn, test } from './portalTest.ts';
import { vi } from './words.ts';
import { apply, deleteFound, domain, home } from './zoneSteps.ts';

const { zoneChanges: changes } = vi;

test.use({ expectedErrors: /status of 40[45]/ });

test('a deletion that the provider does not offer changes nothing', { tag: '@literal' }, async ({ page, sandbox }) => {
  await signIn(page, home);
  const before = await sandbox.zone(domain);
  await deleteFound(page, 'blog');
  await apply(page, 1).click();
  await expect(page.getByText(changes.halt.notOffered.title)).toBeVisible();
  expect(await sandbox.zone(domain)).toEqual(before);
});
