import {
  chooseInUserMenu,
  expect,
  expectTitle,
  openTab,
  password,
  readSession,
  submitLogin,
  test,
  unlock,
} from './portalTest.ts';
import { en, vi } from './words.ts';

const refused = /status of (401|429)/;

test('a visitor signs in at a deep link; the session is in each tab until it is signed out in one', async ({
  page,
}) => {
  await test.step('a forged login marker leads to the login page without a request to the provider', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
    });
    await page.goto('/login');
    await page.evaluate(() => sessionStorage.setItem('isLogin', 'true'));
    for (const address of ['/', '/auth/lockscreen']) {
      await page.goto(address);
      await expect(page).toHaveURL('/login');
      await expectTitle(page, vi.login.title);
      expect(await page.evaluate(readSession)).toEqual({});
    }
    expect(asked).toEqual([]);
  });

  await test.step('a deep link opens after the login, and a reload and a new tab keep the session', async () => {
    await page.goto('/transactions?from=mail');
    const way = '?returnTo=%2Ftransactions%3Ffrom%3Dmail';
    await expect(page).toHaveURL(`/login${way}`);
    // The page of the build has no query.
    await page.reload();
    await expect(page.getByRole('link', { name: vi.login.register })).toHaveAttribute('href', `/register${way}`);
    await submitLogin(page, 'demo@may.cloud', password);
    await expect(page).toHaveURL('/transactions?from=mail');
    await expectTitle(page, vi.transactions.title);
    await page.reload();
    await expectTitle(page, vi.transactions.title);
  });
  const second = await openTab(page, '/invoice');
  await expectTitle(second, vi.invoices.title);
  const { clientStripe, me, ...shared } = await page.evaluate(readSession);
  const { me: secondMe, ...rest } = await second.evaluate(readSession);
  expect({ ...rest, me: JSON.parse(secondMe ?? '') }).toEqual({ ...shared, me: JSON.parse(me ?? '') });
  expect(clientStripe).toMatch(/^seti_/);

  await test.step('a returnTo of another site leads to the dashboard', async () => {
    // returnTo.test.ts has the other addresses.
    await second.goto(`/login?returnTo=${encodeURIComponent('/\\evil.example')}`);
    await expectTitle(second, vi.dashboard.title);
    await expect(second).toHaveURL('/');
  });

  const asked: string[] = [];
  second.on('request', (request) => {
    if (request.headers().authorization) asked.push(request.url());
  });
  /** The second tab comes back from another site, without token and data. */
  const comeBack = async (title: string) => {
    asked.length = 0;
    await second.goto('/');
    await expectTitle(second, title);
    await expect(second.locator('body')).not.toContainText('demo@may.cloud');
    expect([asked, await second.evaluate(() => sessionStorage.getItem('accessToken'))]).toEqual([[], null]);
  };

  await test.step('a tab that was away during a lock comes back locked', async () => {
    await second.goto('about:blank');
    await chooseInUserMenu(page, 'lock');
    await expectTitle(page, vi.lockScreen.locked.title);
    await comeBack(vi.lockScreen.locked.title);
    await unlock(second);
    await expectTitle(second, vi.dashboard.title);
    await expectTitle(page, vi.transactions.title);
  });

  await test.step('signing out clears every session key in every tab, and Back shows the login page', async () => {
    await second.goto('about:blank');
    const third = await openTab(page, '/');
    await expect(third.getByRole('region', { name: vi.dashboard.wallet.title })).toBeVisible();
    await chooseInUserMenu(page, 'signOut');
    for (const tab of [page, third]) {
      await expect(tab).toHaveURL(/\/login(\?|$)/);
      expect(await tab.evaluate(readSession)).toEqual({});
    }
    await comeBack(vi.login.title);
    await page.goBack();
    await expectTitle(page, vi.login.title);
    await expect(page.locator('body')).not.toContainText('demo@may.cloud');
  });
});

test.describe('with refused passwords', () => {
  test.use({ expectedErrors: refused, locale: 'en-GB' });

  test('a wrong password shows two messages and keeps the e-mail', { tag: '@deep' }, async ({ page }) => {
    await page.goto('/login');
    await submitLogin(page, 'demo@may.cloud', 'Wrong!2345');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Login fail, please try again !');
    await expect(alert).toContainText('The e-mail or the password is wrong.');
    await expect(page.getByLabel(en.login.email)).toHaveValue('demo@may.cloud');
    expect(await page.evaluate(readSession)).toEqual({});
    await page.goto('/login?returnTo=//evil.example/x');
    await submitLogin(page, 'demo@may.cloud', password);
    await expectTitle(page, vi.dashboard.title);
    await expect(page).toHaveURL('/');
  });
});
