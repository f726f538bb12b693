import type { Page } from '@playwright/test';
import { chooseInUserMenu, expect, expectTitle, liveBell, signIn, test, unlock } from './portalTest.ts';
import { beginningOf, vi } from './words.ts';

const words = vi.serverLog;
const address = '/wordpress/srv_demoBienXanh?tab=logs';

test.use({ expectedErrors: /status of 401/ });

const log = (page: Page) => page.getByRole('log');
const tab = (page: Page, name: keyof typeof vi.serverDetail.tabs) =>
  page.getByRole('link', { name: vi.serverDetail.tabs[name], exact: true });

test('a log whose connection is cut goes on after a mark, and its socket closes with the tab', async ({
  page,
  sandbox,
}) => {
  let opened = 0;
  page.on('websocket', (socket) => {
    if (socket.url().includes('/logs/')) opened += 1;
  });
  await signIn(page, address);
  await expect(log(page)).toContainText('HTTP/');
  await sandbox.cutLogs();
  await expect(log(page)).toContainText(beginningOf(words.view.mark.lost));
  await expect(log(page)).toContainText(beginningOf(words.view.mark.connected));
  await expect(page.getByText(words.phase.live, { exact: true })).toBeVisible();
  expect(opened).toBe(2);
  expect(await sandbox.logSockets()).toHaveLength(1);
  await tab(page, 'general').click();
  await expect.poll(sandbox.logSockets).toEqual([]);
  await tab(page, 'logs').click();
  // The lines of the first visit are still there, and so is its mark.
  await expect(log(page)).toContainText(beginningOf(words.view.mark.lost));

  await test.step('a log closes its socket when the session expires, and when the customer locks the page', async () => {
    const hasSockets = (count: number) => expect.poll(async () => (await sandbox.logSockets()).length).toBe(count);
    await hasSockets(1);
    await expect(liveBell(page)).toBeVisible();
    // The sandbox ends the sockets of a session that it ends, so it does not know of this refusal.
    await sandbox.addFault({ match: { path: '/api/*' }, fault: { kind: 'status', status: 401 } });
    // The event makes the page read the wallet.
    await sandbox.publish('invoice.paid');
    await expectTitle(page, vi.lockScreen.expired.title);
    await hasSockets(0);
    await unlock(page);
    await hasSockets(1);
    await chooseInUserMenu(page, 'lock');
    await hasSockets(0);
  });
});

test('a search answers while 50,000 lines a second arrive', async ({ page, sandbox }) => {
  await sandbox.arm('logFlood');
  await signIn(page, address);
  await page.getByRole('searchbox', { name: words.view.search }).fill('GET /gio-hang');
  await expect(log(page).locator('mark').first()).toHaveText('GET /gio-hang');
  await expect(log(page)).not.toContainText('GET /gioi-thieu');
});
