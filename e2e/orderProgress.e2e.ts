import { invoiceTexts } from '../apps/sandbox/src/wallet/invoicePages/invoiceTexts.ts';
import { choosePassword, confirmOrder, expectProgress, expectServer, filledOrder } from './orderSteps.ts';
import { expect, openTab, signIn } from './portalTest.ts';
import { spokenDong, test } from './topUpSteps.ts';
import { vi } from './words.ts';

const words = vi.orderProgress;

for (const scenario of ['eventsDropped', 'eventsArriveTwice', 'eventsOutOfOrder', 'eventsOldNames']) {
  // readEvent.test.ts and orderWizardMachine.test.ts have the cases of double, late and renamed events without a browser.
  const tag = scenario === 'eventsDropped' ? [] : '@deep';
  test(`the three steps lead to the server in the scenario ${scenario}`, { tag }, async ({ page, sandbox }) => {
    await signIn(page, filledOrder);
    await choosePassword(page);
    await sandbox.arm(scenario);
    await confirmOrder(page);
    await expectProgress(page);
    await expectServer(page);
    await expect(page.getByText(words.notice.wordpress)).toHaveCount(1);
  });
}

test('a reload during the steps continues them up to the server', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, filledOrder);
  await choosePassword(page);
  await confirmOrder(page);
  await expectProgress(page);
  await page.reload();
  await expectServer(page);
});

test('a failed payment shows the amount due; the steps finish after it is paid', async ({ page, sandbox }) => {
  await signIn(page, filledOrder);
  await choosePassword(page);
  await sandbox.arm('paymentFails');
  await confirmOrder(page);
  await expectProgress(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: words.paymentFailed.title })).toBeVisible({ timeout: 15_000 });
  await expect(main).toContainText(spokenDong(720_000));
  const progress = page.url();
  await expect(main.getByRole('link', { name: words.paymentFailed.topUpAny })).toHaveAttribute(
    'href',
    `/payment?${new URLSearchParams({ returnTo: new URL(progress).pathname })}`,
  );
  const hosted = await page.getByRole('link', { name: new RegExp(words.paymentFailed.pay) }).getAttribute('href');
  await sandbox.arm('none');
  const other = await openTab(page, hosted ?? '');
  await other.getByRole('button', { name: invoiceTexts.vi.pay }).click();
  await expect(page).not.toHaveURL(progress, { timeout: 35_000 });
  await expectServer(page);
});
