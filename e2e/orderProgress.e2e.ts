import { chooseOrder, confirmOrder, expectProgress, expectServer } from './orderSteps.ts';
import { expect, signIn } from './portalTest.ts';
import { test } from './topUpSteps.ts';
import { vi } from './words.ts';

const words = vi.orderProgress;

test.use({ expectedErrors: /status of 404/ });

for (const scenario of ['eventsDropped', 'eventsArriveTwice', 'eventsOutOfOrder', 'eventsOldNames']) {
  test(`the three steps end at the server under ${scenario}`, async ({ page, sandbox }) => {
    await signIn(page);
    await chooseOrder(page);
    await sandbox.arm(scenario);
    await confirmOrder(page);
    await expectProgress(page);
    await expectServer(page);
    await expect(page.getByText(words.notice.wordpress)).toHaveCount(1);
  });
}

test('a reload at any step goes on where the order is', async ({ page }) => {
  await signIn(page);
  await chooseOrder(page);
  await confirmOrder(page);
  await expectProgress(page);
  await page.reload();
  await expectServer(page);
});

test('a failed payment says what is due, and a top-up of what is short lets the steps finish', async ({
  page,
  sandbox,
  context,
}) => {
  await signIn(page);
  await chooseOrder(page);
  await sandbox.arm('paymentFails');
  await confirmOrder(page);
  await expectProgress(page);
  await expect(page.getByText(words.paymentFailed.title).first()).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(words.paymentFailed.id, { exact: true })).toBeVisible();
  const address = page.url();
  const topUp = page.getByRole('link', { name: /^Nạp/ }).last();
  await expect(topUp).toHaveAttribute('href', /\/payment/);
  const hosted = await page.getByRole('link', { name: new RegExp(words.paymentFailed.pay) }).getAttribute('href');
  await sandbox.arm('none');
  // Paid on the invoice's own page, in another tab.
  const other = await context.newPage();
  await other.goto(hosted ?? '');
  await other.getByRole('button').first().click();
  await expect(page).not.toHaveURL(address, { timeout: 35_000 });
  await expectServer(page);
});

test('an order that nobody knows says so and leads to the list', async ({ page }) => {
  await signIn(page);
  await page.goto('/wordpress-progress/srv_nobody');
  await expect(page.getByText(words.unknown.title)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: words.seeServers })).toHaveAttribute(
    'href',
    '/wordpress',
  );
});
