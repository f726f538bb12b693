import { expect, notices, signIn, test } from './portalTest.ts';
import { vi } from './words.ts';
import { button, field } from './zoneSteps.ts';

const { customDomains: words } = vi;

test.use({ expectedErrors: /status of 422/ });

test('a refused domain is remembered with its record, and is verified once its record is there', {
  tag: '@deep',
}, async ({ page, sandbox }) => {
  await signIn(page, '/wordpress/srv_demoNuiVang?tab=domains');
  await button(page, words.add).click();
  await field(page, words.form.label).fill('https://Cua-Hang.bienxanh.vn/');
  await button(page, words.form.submit).click();
  await expect(notices(page).getByText(words.failed)).toBeVisible();
  await page.reload();
  await expect(page.getByText(words.unverified.mark)).toBeVisible();
  await expect(page.getByText(words.record.title)).toBeVisible();
  await sandbox.arm('customDomainsVerify');
  await button(page, words.unverified.verify).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'cua-hang.bienxanh.vn' })).toContainText(words.verified);
  await expect(page.getByText(words.unverified.mark)).toBeHidden();
});
