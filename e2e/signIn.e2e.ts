import {
  chooseInUserMenu,
  expect,
  openByMenu,
  openTab,
  password,
  readSession,
  signIn,
  submitLogin,
  test,
} from './portalTest.ts';
import { spokenDong } from './topUpSteps.ts';
import { en, say, vi } from './words.ts';

const refused = /status of (401|429)/;

test('the dashboard shows balance, transactions and invoices of the provider', async ({ page, sandbox }) => {
  await signIn(page);
  const { balance, rows } = await sandbox.ledger();
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const wallet = card(vi.dashboard.wallet.title);
  await expect(wallet).toContainText('demo@may.cloud');
  await expect(wallet.getByText(spokenDong(balance), { exact: true })).toBeAttached();
  await expect(wallet.getByRole('link', { name: vi.shell.menu.topUp })).toHaveAttribute('href', '/payment');
  await expect(wallet.getByRole('link', { name: vi.dashboard.wallet.viewDetails })).toHaveAttribute(
    'href',
    '/transactions',
  );
  await expect(wallet.getByRole('link', { name: vi.dashboard.wallet.viewInvoice })).toHaveAttribute('href', '/invoice');
  const newest = (isWanted: (amount: number) => boolean) => rows.filter(({ amount }) => isWanted(amount)).slice(0, 2);
  const received = newest((amount) => amount > 0).map(({ amount }) =>
    say(vi.common.amountPlus, { amount: spokenDong(amount) }),
  );
  const spent = newest((amount) => amount < 0).map(({ amount }) =>
    say(vi.common.amountMinus, { amount: spokenDong(amount) }),
  );
  await expect(wallet.getByRole('listitem')).toContainText([...received, ...spent]);

  const latest = card(vi.dashboard.transactions.title);
  await expect(latest.getByRole('listitem')).toContainText(rows.slice(0, 6).map(({ description }) => description));
  await expect(latest.getByRole('link', { name: vi.dashboard.viewAll })).toHaveAttribute('href', '/transactions');

  const invoices = card(vi.dashboard.invoices.title);
  await expect(invoices.getByRole('row')).toHaveCount(1 + 6);
  await expect(invoices.getByRole('row').filter({ hasText: vi.common.invoices.table.unpaid })).toHaveCount(1);
  const view = invoices.getByRole('link', { name: `${vi.common.invoices.table.view} ${vi.common.opensInNewTab}` });
  await expect(view).not.toHaveCount(0);
  for (const link of await view.all()) await expect(link).toHaveAttribute('target', '_blank');
  await expect(invoices.getByRole('link', { name: vi.dashboard.viewAll })).toHaveAttribute('href', '/invoice');
});

test('a deep link opens after the login, and a reload and a new tab keep the session', async ({ page }) => {
  await page.goto('/transactions?from=mail');
  await expect(page).toHaveURL('/login?returnTo=%2Ftransactions%3Ffrom%3Dmail');
  await submitLogin(page, 'demo@may.cloud', password);
  await expect(page).toHaveURL('/transactions?from=mail');
  await expect(page.getByRole('heading', { level: 1, name: vi.transactions.title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: vi.transactions.title })).toBeVisible();

  const second = await openTab(page, '/invoice');
  await expect(second.getByRole('heading', { level: 1, name: vi.invoices.title })).toBeVisible();
  const { clientStripe, me, ...shared } = await page.evaluate(readSession);
  const { me: secondMe, ...rest } = await second.evaluate(readSession);
  expect({ ...rest, me: JSON.parse(secondMe ?? '') }).toEqual({ ...shared, me: JSON.parse(me ?? '') });
  expect(clientStripe).toMatch(/^seti_/);
});

test('a forged login marker leads to the login page without a request to the provider', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  await page.goto('/login');
  await page.evaluate(() => sessionStorage.setItem('isLogin', 'true'));
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: vi.login.title })).toBeVisible();
  expect(await page.evaluate(readSession)).toEqual({});
  expect(asked).toEqual([]);
});

test('signing out clears every session key in every tab, and Back shows the login page', async ({ page }) => {
  await signIn(page);
  const second = await openTab(page, '/');
  await expect(second.getByRole('region', { name: vi.dashboard.wallet.title })).toBeVisible();
  await openByMenu(page, 'transactions');
  await chooseInUserMenu(page, 'signOut');
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL(/\/login(\?|$)/);
    expect(await tab.evaluate(readSession)).toEqual({});
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: vi.login.title })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('demo@may.cloud');
});

test('a returnTo of another site leads to the dashboard, before and after signing in', async ({ page }) => {
  const wallet = page.getByRole('region', { name: vi.dashboard.wallet.title });
  await page.goto('/login?returnTo=//evil.example/x');
  await submitLogin(page, 'demo@may.cloud', password);
  await expect(wallet).toBeVisible();
  await expect(page).toHaveURL('/');
  for (const target of ['/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    await page.goto(`/login?returnTo=${encodeURIComponent(target)}`);
    await expect(wallet).toBeVisible();
    await expect(page).toHaveURL('/');
  }
});

test('a login form submitted before the script has loaded signs in once it has', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await submitLogin(page, 'demo@may.cloud', password);
  expect(page.url()).not.toContain('?');
  scripts.resolve();
  await expect(page.getByRole('region', { name: vi.dashboard.wallet.title })).toBeVisible();
});

test.describe('with refused passwords', () => {
  test.use({ expectedErrors: refused, locale: 'en-GB' });

  test('a wrong password shows two messages and keeps the e-mail', { tag: '@literal' }, async ({ page }) => {
    await page.goto('/login');
    await submitLogin(page, 'demo@may.cloud', 'Wrong!2345');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Login fail, please try again !');
    await expect(alert).toContainText('The e-mail or the password is wrong.');
    await expect(page.getByLabel(en.login.email)).toHaveValue('demo@may.cloud');
    expect(await page.evaluate(readSession)).toEqual({});
    await submitLogin(page, 'demo@may.cloud', password);
    await expect(page).toHaveURL('/');
  });
});
