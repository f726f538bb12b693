import type { Page } from '@playwright/test';
import { chooseInUserMenu, expect, expectTitle, signIn, test } from './portalTest.ts';
import { vi } from './words.ts';

test.use({ hasServiceWorkers: true });

/** Waits until the next visit is prepared: the worker is there, and the page that was on screen is kept. */
const expectPrepared = async (page: Page): Promise<void> => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => caches.match('/dashboard.vi').then(Boolean))).toBe(true);
};

const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|WebSocket/ });

  test('a page seen before is shown again at once, with what it can not read said on it', async ({ context, page }) => {
    await signIn(page);
    await expectPrepared(page);
    await context.setOffline(true);
    await page.reload();
    await expectTitle(page, vi.dashboard.title);
    await expect(page.getByText(vi.notifications.offline)).toBeVisible();
    const latest = page.getByRole('region', { name: vi.dashboard.transactions.title, exact: true });
    await expect(latest.getByRole('button', { name: vi.common.retry })).toBeVisible();
  });
});

test('what is kept for the next visit is pages and files, nothing of a customer, and a sign-out has nothing to take away', async ({
  page,
}) => {
  await signIn(page);
  await expectPrepared(page);
  await page.reload();
  await expectTitle(page, vi.dashboard.title);
  const before = await keptAddresses(page);
  expect(before.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual(['/dashboard.vi', '/login.vi']);
  await chooseInUserMenu(page, 'signOut');
  await page.waitForURL('/login');
  expect(await keptAddresses(page)).toEqual(before);
});

test('another version is announced and not forced on anybody; the next page is of it once the customer wants it', async ({
  page,
  sandbox,
}) => {
  await signIn(page);
  await expectPrepared(page);
  // Another setting is another page, as another build would be.
  await sandbox.play('literal');
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: vi.common.newVersion.title });
  await expect(notice).toBeVisible({ timeout: 15_000 });
  const settings = () => page.locator('meta[name=portal-settings]').getAttribute('content');
  expect(await settings()).toContain('"idempotencyKey":true');
  await notice.getByRole('button', { name: vi.common.newVersion.reload }).click();
  await expect.poll(settings).toContain('"idempotencyKey":false');
  await expectTitle(page, vi.dashboard.title);
  await expect(notice).toBeHidden();
});
