import {
  confirmation,
  confirmOrder,
  expectProgress,
  expectServer,
  fillInOrder,
  openFilledOrder,
  section,
  serversOf,
} from './orderSteps.ts';
import { chooseInUserMenu, expect, expectTitle, liveBell, signIn, unlock } from './portalTest.ts';
import { expectHonestLedger, test } from './topUpSteps.ts';
import { vi } from './words.ts';

const words = vi.orderServer;

test.use({ expectedErrors: /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE|status of 4\d\d/ });

test('an order confirmed by two presses makes one server and one charge', async ({
  page,
  sandbox,
  before,
  profile,
}) => {
  await signIn(page, '/wordpress');
  const had = await serversOf(page);
  await page.getByRole('link', { name: vi.servers.new.wordpress }).click();
  await expectTitle(page, words.title.wordpress);
  // The button stays enabled and names what is missing.
  await page.getByRole('button', { name: words.summary.review }).click();
  await expect(section(page, words.region.title).getByText(words.gap.region, { exact: true })).toBeVisible();
  await fillInOrder(page);

  await test.step('the draft of an order stays after a reload and a lock, without its password', async () => {
    const chosen = page.getByRole('radio', { name: 'Hà Nội' });
    await page.reload();
    await expect(chosen).toBeChecked();
    await expect(page.getByLabel(vi.common.password, { exact: true })).toHaveValue('');
    await chooseInUserMenu(page, 'lock');
    await unlock(page);
    await expect(chosen).toBeChecked();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/password/i);
    await page.getByRole('button', { name: words.access.generate }).click();
  });

  await page.getByRole('button', { name: words.summary.review }).click();
  await confirmation(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expectProgress(page);
  await expectServer(page);
  // The literal provider names no server in an invoice: a customer with other servers is not told that this one is paid (docs/decisions/0040).
  await expect(page.getByText(vi.orderProgress.notice.wordpress)).toHaveCount(profile === 'rich' ? 1 : 0);
  // Its bell tells the payment as an event without an order; the rich provider's names the order, and this page shows it.
  await liveBell(page).click();
  const events = page.getByRole('dialog', { name: vi.common.notifications });
  await expect(events).toBeVisible();
  await expect(events.getByText(vi.notifications.invoice.paid.title)).toHaveCount(profile === 'rich' ? 0 : 1);
  expect(await serversOf(page)).toHaveLength(had.length + 1);
  const after = await sandbox.ledger();
  expectHonestLedger(after);
  expect(before.balance - after.balance).toBe(720_000);
});

test('an order without an answer is found in the list', { tag: '@literal' }, async ({ page, sandbox, profile }) => {
  await openFilledOrder(page);
  const had = await serversOf(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/wp')) sent.push(request.url());
  });
  await sandbox.arm('orderAnswerLost');
  await confirmOrder(page);
  const several = words.message.orderedTwice.title_other.replace('{{count}}', '\\d+');
  const told = new RegExp(`${words.message.ordered.title}|${several}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(told, { timeout: 15_000 });
  const [lost] = await sandbox.faults();
  await sandbox.arm('none');
  // The portal sends once. Chromium repeats a POST on a dropped connection, and a page cannot forbid it.
  expect(sent).toHaveLength(1);
  const made = (await serversOf(page)).length - had.length;
  expect(made).toBe(profile === 'rich' ? 1 : lost?.struck);
  if (made > 1) {
    const named = page.getByRole('list', { name: words.message.servers }).getByRole('link');
    await expect(named).toHaveCount(made);
    await named.last().click();
    await expectTitle(page, vi.orderProgress.title);
  } else await expectProgress(page);
});

test('a hosting order ends at its hosting page', { tag: '@deep' }, async ({ page }) => {
  await signIn(page, '/hosting/create');
  await page.getByRole('radio', { name: 'Đà Nẵng' }).click();
  await page.getByRole('radio', { name: 'Basic 1' }).click();
  await page.getByRole('button', { name: words.access.generate }).click();
  await page.getByRole('button', { name: words.summary.review }).click();
  await confirmation(page).click();
  await expect(page).toHaveURL(/\/hosting\/srv_\w+$/, { timeout: 20_000 });
});
