import { invoiceTexts } from '../apps/sandbox/src/wallet/invoicePages/invoiceTexts.ts';
import { choosePassword, confirmOrder, expectProgress, expectServer, shared } from './orderSteps.ts';
import { expect, signIn } from './portalTest.ts';
import { spokenDong, test } from './topUpSteps.ts';
import { vi } from './words.ts';

const words = vi.orderProgress;

for (const scenario of ['eventsDropped', 'eventsArriveTwice', 'eventsOutOfOrder', 'eventsOldNames']) {
  // Events that come twice, late or by another name are readEvent.test.ts's and orderWizardMachine.test.ts's.
  const tag = scenario === 'eventsDropped' ? [] : '@deep';
  test(`the three steps end at the server under ${scenario}`, { tag }, async ({ page, sandbox }) => {
    await signIn(page, shared);
    await choosePassword(page);
    await sandbox.arm(scenario);
    await confirmOrder(page);
    await expectProgress(page);
    await expectServer(page);
    await expect(page.getByText(words.notice.wordpress)).toHaveCount(1);
  });
}

test('a reload at any step goes on where the order is', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, shared);
  await choosePassword(page);
  await confirmOrder(page);
  await expectProgress(page);
  await page.reload();
  await expectServer(page);
});

test('a failed payment says what is due, and the invoice paid in another tab lets the steps finish', async ({
  page,
  sandbox,
  context,
}) => {
  await signIn(page, shared);
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
  const other = await context.newPage();
  await other.goto(hosted ?? '');
  await other.getByRole('button', { name: invoiceTexts.vi.pay }).click();
  await expect(page).not.toHaveURL(progress, { timeout: 35_000 });
  await expectServer(page);
});
