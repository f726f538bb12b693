import type { Route } from '@playwright/test';
import { filesOf, filesOnlyOf, namesOf } from './pageFiles.ts';
import { expect, expectTitle, liveBell, openByMenu, signIn, test } from './portalTest.ts';
import { vi } from './words.ts';

test.use({
  expectedErrors: /PartFailure|status of 404|ERR_FAILED|Failed to fetch dynamically imported module/,
});

test('files that are gone when a page, its words or a popup are opened', async ({ page, request }) => {
  await signIn(page);
  await expectTitle(page, vi.dashboard.title);
  const goneAt =
    (files: readonly string[]) =>
    ({ pathname }: URL) =>
      files.includes(pathname);
  const answerGone = (route: Route) => route.fulfill({ status: 404, body: '' });

  await test.step('a page whose script was missing is there at the next visit to it', async () => {
    // Its imports arrive: Chromium does not ask for a failed import again.
    const { code } = await filesOnlyOf(request, '/transactions', '/');
    const own = code.filter((name) => name.includes('TransactionsRoute'));
    expect(own).toHaveLength(1);
    const isMissing = goneAt(own);
    await page.route(isMissing, answerGone);
    await openByMenu(page, 'transactions');
    await expectTitle(page, vi.common.newVersion.title);
    await openByMenu(page, 'dashboard');
    await expectTitle(page, vi.dashboard.title);
    await page.unroute(isMissing);
    await openByMenu(page, 'transactions');
    await expectTitle(page, vi.transactions.title);
  });

  await test.step('missing words show an error that names the file, and no bare keys', async () => {
    const { words } = await filesOnlyOf(request, '/invoice', '/');
    const isGone = goneAt(words);
    await page.route(isGone, (route) => route.abort());
    await openByMenu(page, 'invoice');
    await expectTitle(page, vi.common.startFailed.title);
    await expect(page.getByText(new RegExp(`${namesOf(words)} · ${vi.common.newVersion.kind.other}`))).toBeVisible();
    await expect(page.getByText('invoices.', { exact: false })).toHaveCount(0);
    await page.unroute(isGone);
    await page.getByRole('button', { name: vi.common.newVersion.reload }).click();
    await expectTitle(page, vi.invoices.title);
  });

  await test.step('a missing script shows its name and the new version, and reloads on a press', async () => {
    const { code } = await filesOnlyOf(request, '/payment', '/invoice');
    const isMissing = goneAt(code);
    await page.route(isMissing, answerGone);
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    await openByMenu(page, 'topUp');
    await expectTitle(page, vi.common.newVersion.title);
    await expect(page.getByText(new RegExp(`${namesOf(code)} · ${vi.common.newVersion.kind.missing}`))).toBeVisible();
    await page.unroute(isMissing);
    expect(loads).toEqual([]);
    await page.getByRole('button', { name: vi.common.newVersion.reload }).click();
    await expectTitle(page, vi.topUp.title);
    expect(loads).toHaveLength(1);
  });

  await test.step('a popup whose file is gone names it, and what was typed into the page stays', async () => {
    const amount = page.getByRole('textbox', { name: vi.topUp.amount.custom });
    await amount.fill('123456');
    await liveBell(page).waitFor();
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/**', (route) => route.abort());
    await liveBell(page).click();
    await expect(page.getByRole('dialog')).toContainText(vi.common.popupFailed);
    await expect(amount).toHaveValue(/123/);
  });
});

test('a login page whose files are lost says so in its language and works after a reload', async ({
  page,
  request,
}) => {
  const files = await filesOf(request, '/login');
  for (const [name, part] of [
    ['without its script', 'entry'],
    ['without the first words', 'words'],
  ] as const)
    await test.step(`a login page ${name}`, async () => {
      const isLost = ({ pathname }: URL) => files[part].includes(pathname);
      await page.route(isLost, (route) => route.abort());
      await page.goto('/login');
      await expectTitle(page, vi.common.startFailed.title);
      await expect(page.getByText(vi.common.startFailed.text)).toBeVisible();
      await page.unroute(isLost);
      await page.getByRole('link', { name: vi.common.newVersion.reload }).click();
      await expect(page.locator('input[type=password]')).toBeVisible();
      await expectTitle(page, vi.login.title);
    });
});

test('a browser that is too old for the portal shows a sentence that says so, in two languages', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));
  await page.goto('/login');
  await expect(page.getByText('Trình duyệt này quá cũ')).toBeVisible();
  await expect(page.getByText('This browser is too old')).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
});
