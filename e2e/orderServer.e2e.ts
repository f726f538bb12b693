import { chooseOrder, confirmOrder, expectProgress, expectServer, serversOf, shared } from './orderSteps.ts';
import { chooseInUserMenu, expect, expectTitle, signIn, unlock } from './portalTest.ts';
import { expectHonestLedger, test } from './topUpSteps.ts';
import { vi } from './words.ts';

const words = vi.orderServer;

test.use({ expectedErrors: /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE|status of 4\d\d/ });

test('an order is chosen, confirmed, paid, and ends at its server; what was shown is what was charged', async ({
  page,
  sandbox,
  before,
}) => {
  await signIn(page);
  const had = await serversOf(page);
  await page.getByRole('link', { name: vi.shell.menu.wordpress, exact: true }).click();
  await page.getByRole('link', { name: vi.servers.new.wordpress }).click();
  await expectTitle(page, words.title.wordpress);
  // Never a dead button: it says what is missing.
  await page.getByRole('button', { name: words.summary.review }).click();
  await expect(page.getByText(words.gap.region).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Hà Nội' }).click();
  await page.getByRole('radio', { name: 'Basic 2' }).click();
  const disks = page.getByRole('radio', { name: '20 GB' });
  await disks.first().click();
  await page.getByRole('radio', { name: '10 GB' }).last().click();
  await page.getByRole('button', { name: words.access.generate }).click();
  await page.getByRole('button', { name: words.containers.more }).click();
  await confirmOrder(page);
  await expectProgress(page);
  await expectServer(page);
  await expect(page.getByText(vi.orderProgress.notice.wordpress)).toBeVisible();
  expect((await serversOf(page)).length).toBe(had.length + 1);
  const after = await sandbox.ledger();
  expectHonestLedger(after);
  expect(before.balance - after.balance).toBe(720_000);
  expect(await sandbox.policyReports()).toEqual([]);
});

test('two hasty presses of the confirmation are one server', async ({ page }) => {
  await signIn(page);
  const had = await serversOf(page);
  await chooseOrder(page);
  await page.getByRole('button', { name: words.summary.review }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /720\.000/ })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await expectServer(page);
  expect((await serversOf(page)).length).toBe(had.length + 1);
});

test('an order whose answer is lost is one server: it is found, or sent again under its key', async ({
  page,
  sandbox,
}) => {
  await signIn(page);
  const had = await serversOf(page);
  await chooseOrder(page);
  await sandbox.arm('orderAnswerLost');
  await confirmOrder(page);
  await expectTitle(page, words.message.unknown.title);
  await sandbox.arm('none');
  await page.getByRole('button', { name: vi.common.checkAgain }).click();
  await expectServer(page);
  // Chromium sends a POST again on a dropped connection, and nobody can forbid it where no key is understood.
  const made = (await serversOf(page)).length - had.length;
  expect(made).toBeGreaterThanOrEqual(1);
});

test('a price that changed asks again with both numbers, and nothing is ordered before', async ({ page, sandbox }) => {
  await signIn(page);
  const had = await serversOf(page);
  await chooseOrder(page);
  await sandbox.arm('plansChangePrice');
  await page.getByRole('button', { name: words.summary.review }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /mỗi tháng/ }).click();
  await expect(dialog.getByText(words.review.changed)).toBeVisible();
  expect((await serversOf(page)).length).toBe(had.length);
  await dialog.getByRole('button', { name: /mỗi tháng/ }).click();
  await expectServer(page);
});

test('a refused order keeps the choices and shows the provider’s words', async ({ page, sandbox }) => {
  await signIn(page);
  await chooseOrder(page);
  await sandbox.arm('orderRefused');
  await confirmOrder(page);
  await expect(page.getByText(words.failed.kept)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Basic 2' })).toBeChecked();
});

test('the draft survives a reload and the lock, without its password; the address keeps nothing', async ({ page }) => {
  await signIn(page);
  await page.goto(shared);
  await expect(page).toHaveURL('/wordpress/create');
  await page.getByRole('radio', { name: 'Singapore' }).click();
  await page.getByRole('button', { name: words.access.generate }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Singapore' })).toBeChecked();
  await expect(page.getByLabel(vi.common.password, { exact: true })).toHaveValue('');
  await chooseInUserMenu(page, 'lock');
  await unlock(page);
  await expect(page.getByRole('radio', { name: 'Singapore' })).toBeChecked();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/password/i);
});

test('a hosting order goes through the same steps and ends at its hosting', async ({ page }) => {
  await signIn(page);
  await page.goto('/hosting/create');
  const regions = page.getByRole('radiogroup', { name: words.region.title });
  await regions.getByRole('radio').first().click();
  await page.getByRole('radio', { name: 'Basic 1' }).click();
  await page.getByRole('radio', { name: '10 GB' }).first().click();
  await page.getByRole('radio', { name: '10 GB' }).last().click();
  await page.getByRole('button', { name: words.access.generate }).click();
  await page.getByRole('button', { name: words.summary.review }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /mỗi tháng/ })
    .click();
  await expect(page).toHaveURL(/\/hosting\/srv_\w+$/, { timeout: 20_000 });
});
