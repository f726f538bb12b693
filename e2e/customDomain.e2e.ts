import { expect, notices, signIn, test } from './portalTest.ts';
import { vi } from './words.ts';
import { applied, apply, button, field } from './zoneSteps.ts';

const { customDomains: words, zoneChanges: changes } = vi;

test.use({ expectedErrors: /status of 422/ });

test('a refused domain is remembered, gets its record by the changes of its zone, and is then verified', {
  tag: '@literal',
}, async ({ page }) => {
  await signIn(page, '/wordpress/srv_demoNuiVang?tab=domains');
  await button(page, words.add).click();
  await field(page, words.form.label).fill('https://Cua-Hang.bienxanh.vn/');
  await button(page, words.form.submit).click();
  await expect(notices(page).getByText(words.failed)).toBeVisible();
  await page.reload();
  await expect(page.getByText(words.unverified.mark)).toBeVisible();
  await button(page, words.zone.create_other).click();
  await apply(page, 1).click();
  await expect(applied(page, 1)).toBeVisible();
  await page.getByRole('link', { name: changes.goBack }).click();
  await button(page, words.unverified.verify).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'cua-hang.bienxanh.vn' })).toContainText(words.verified);
  await expect(page.getByText(words.unverified.mark)).toBeHidden();
});
