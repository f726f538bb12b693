import type { Page } from '@playwright/test';
import { chooseInUserMenu, expect, expectTitle, signIn, test } from './portalTest.ts';
import { vi } from './words.ts';

test.use({ hasServiceWorkers: true, expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/ });

/** Waits until the service worker is ready and has kept the dashboard. */
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

test('the second visit: what is kept, without a network, with a new version, and after a sign-out', async ({
  context,
  page,
  sandbox,
}) => {
  // The service worker keeps every page first.
  test.slow();
  await signIn(page);
  await expectPrepared(page);

  await test.step('a kept page is shown without a network; another one waits, sends nothing, and opens once the network is back', async () => {
    await context.setOffline(true);
    await page.reload();
    await expectTitle(page, vi.dashboard.title);
    await expect(page.getByText(vi.notifications.offline)).toBeVisible();
    const latest = page.getByRole('region', { name: vi.dashboard.transactions.title, exact: true });
    await expect(latest.getByRole('button', { name: vi.common.retry })).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'GET' || sent.push(request.url()));
    await page.goto('/payment?amount=500000#methods');
    await expectTitle(page, vi.common.offline.title);
    await expect(page.getByText(vi.statusPages.offline.waits.text)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/pages/offline');
    expect(sent).toEqual([]);
    await context.setOffline(false);
    await page.waitForURL('/payment?amount=500000#methods');
    await expectTitle(page, vi.topUp.title);
  });

  await test.step('a new version is announced, and loaded only when the customer presses the button', async () => {
    // A changed setting changes the page, as a new build does.
    await sandbox.play('literal');
    await page.goto('/');
    const notice = page.getByRole('status').filter({ hasText: vi.common.newVersion.title });
    await expect(notice).toBeVisible({ timeout: 15_000 });
    const settings = () => page.locator('meta[name=portal-settings]').getAttribute('content');
    expect(await settings()).toContain('"idempotencyKey":true');
    await notice.getByRole('button', { name: vi.common.newVersion.reload }).click();
    await expect.poll(settings).toContain('"idempotencyKey":false');
    await expectTitle(page, vi.dashboard.title);
    await expect(notice).toBeHidden();
  });

  await test.step('the cache holds pages and files, no data of a customer, and is the same after a sign-out', async () => {
    const before = await keptAddresses(page);
    expect(before.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual([
      '/dashboard.vi',
      '/login.vi',
      '/offline.vi',
    ]);
    const words = before.filter((path) => path.startsWith('/assets/words-'));
    expect(words.filter((path) => !path.startsWith('/assets/words-vi-'))).toEqual([]);
    expect(words.length).toBeGreaterThan(10);
    await chooseInUserMenu(page, 'signOut');
    await page.waitForURL('/login');
    expect(await keptAddresses(page)).toEqual(before);
  });
});
