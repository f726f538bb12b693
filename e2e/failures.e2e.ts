import type { Route } from '@playwright/test';
import { filesOf, filesOnlyOf, namesOf } from './pageFiles.ts';
import { expect, expectTitle, liveBell, openByMenu, signIn, test } from './portalTest.ts';
import { spokenDong } from './topUpSteps.ts';
import { vi } from './words.ts';

const transactions = '/api/payments/stripe';
test.describe('with failing reads', () => {
  test.use({ expectedErrors: /status of 500/ });
  // The socket never opens, because a new subscription would read everything again during the test.
  test.beforeEach(({ page }) => page.routeWebSocket(/\/app\//, () => undefined));

  test('a failed read affects its own dashboard cards alone, and a retry recovers', async ({ page, sandbox }) => {
    const { balance } = await sandbox.ledger();
    await sandbox.addFault({ match: { path: transactions }, fault: { kind: 'status', status: 500 }, times: 'always' });
    await signIn(page);
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    const latest = card(vi.dashboard.transactions.title);
    await expect(latest.getByRole('alert')).toContainText(vi.dashboard.failed.transactions.title);
    await expect(card(vi.dashboard.wallet.title).getByRole('alert')).toContainText(vi.dashboard.failed.balance.title);
    await expect(card(vi.dashboard.curve.title).getByRole('alert')).toContainText(vi.dashboard.failed.curve.title);
    await expect(card(vi.dashboard.invoices.title).getByRole('row')).toHaveCount(7);
    await expect(card(vi.dashboard.invoices.title).getByRole('alert')).toHaveCount(0);
    await sandbox.clearFaults();
    // The reading of each minute without a socket may come before the press, and leaves rows in place of the button.
    const retry = latest.getByRole('button', { name: vi.common.retry });
    await retry.or(latest.getByRole('listitem').first()).click();
    await expect(latest.getByRole('listitem')).toHaveCount(6);
    await expect(card(vi.dashboard.wallet.title).getByText(spokenDong(balance), { exact: true })).toBeAttached();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('with missing files', () => {
  test.use({
    expectedErrors: /PartFailure|status of 404|ERR_FAILED|Failed to fetch dynamically imported module|broken/,
  });

  test('a missing script shows its name and the new version, and reloads on a press', async ({ page, request }) => {
    await signIn(page);
    await expectTitle(page, vi.dashboard.title);
    const { code } = await filesOnlyOf(request, '/invoice', '/');
    const isMissing = ({ pathname }: URL) => code.includes(pathname);
    await page.route(isMissing, (route) => route.fulfill({ status: 404, body: '' }));
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    await openByMenu(page, 'invoice');
    await expectTitle(page, vi.common.newVersion.title);
    await expect(page.getByText(new RegExp(`${namesOf(code)} · ${vi.common.newVersion.kind.missing}`))).toBeVisible();
    await page.unroute(isMissing);
    expect(loads).toEqual([]);
    await page.getByRole('button', { name: vi.common.newVersion.reload }).click();
    await expectTitle(page, vi.invoices.title);
    expect(loads).toHaveLength(1);
  });

  test('a page whose script was missing is there at the next visit to it', async ({ page, request }) => {
    await signIn(page);
    await expectTitle(page, vi.dashboard.title);
    // Its imports arrive: Chromium does not ask for a failed import again.
    const [file] = (await filesOnlyOf(request, '/invoice', '/')).code.filter((name) => name.includes('InvoicesRoute'));
    const isMissing = ({ pathname }: URL) => pathname === file;
    await page.route(isMissing, (route) => route.fulfill({ status: 404, body: '' }));
    await openByMenu(page, 'invoice');
    await expectTitle(page, vi.common.newVersion.title);
    await openByMenu(page, 'dashboard');
    await expectTitle(page, vi.dashboard.title);
    await page.unroute(isMissing);
    await openByMenu(page, 'invoice');
    await expectTitle(page, vi.invoices.title);
  });

  test('missing words show an error that names the file, and no bare keys', async ({ page, request }) => {
    await signIn(page);
    await expectTitle(page, vi.dashboard.title);
    const { words } = await filesOnlyOf(request, '/transactions', '/');
    await page.route(
      ({ pathname }) => words.includes(pathname),
      (route) => route.abort(),
    );
    await openByMenu(page, 'transactions');
    await expectTitle(page, vi.common.startFailed.title);
    await expect(page.getByText(new RegExp(`${namesOf(words)} · ${vi.common.newVersion.kind.other}`))).toBeVisible();
    await expect(page.getByText('transactions.', { exact: false })).toHaveCount(0);
  });

  test('a popup whose file is gone names it, and what was typed into the page stays', async ({ page }) => {
    await signIn(page, '/payment');
    const amount = page.getByRole('textbox', { name: vi.topUp.amount.custom });
    await amount.fill('123456');
    await liveBell(page).waitFor();
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/**', (route) => route.abort());
    await liveBell(page).click();
    await expect(page.getByRole('dialog')).toContainText(vi.common.popupFailed);
    await expect(amount).toHaveValue(/123/);
  });

  const abort = (route: Route) => route.abort();
  const breakOff = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'throw Error("broken")' });
  for (const [name, part, lose] of [
    ['without its script', 'entry', abort],
    ['without the first words', 'words', abort],
    ['whose script throws', 'entry', breakOff],
  ] as const) {
    test(`a login page ${name} says so in its language and works after a reload`, async ({ page, request }) => {
      const lost = (await filesOf(request, '/login'))[part];
      const isLost = ({ pathname }: URL) => lost.includes(pathname);
      await page.route(isLost, lose);
      await page.goto('/login');
      await expectTitle(page, vi.common.startFailed.title);
      await expect(page.getByText(vi.common.startFailed.text)).toBeVisible();
      await page.unroute(isLost);
      await page.getByRole('link', { name: vi.common.newVersion.reload }).click();
      await expect(page.locator('input[type=password]')).toBeVisible();
      await expectTitle(page, vi.login.title);
    });
  }
});
