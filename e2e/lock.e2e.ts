import { demoCustomers } from '../apps/sandbox/src/seed/demoCustomers.ts';
import { formatMoney } from '../packages/ui/src/format/formatMoney.ts';
import {
  chooseInUserMenu,
  expect,
  expectTitle,
  liveBell,
  openTab,
  openUserMenu,
  readSession,
  signIn,
  unlock,
} from './portalTest.ts';
import { dong, payButton, startTopUp, test } from './topUpSteps.ts';
import { vi } from './words.ts';

const words = vi.lockScreen;
const [demo] = demoCustomers;

test('locking one tab locks the other tab within one second, and unlocking one tab unlocks both', async ({ page }) => {
  await signIn(page);
  const second = await openTab(page, '/invoice');
  await expectTitle(second, vi.invoices.title);
  await chooseInUserMenu(page, 'lock');
  await expect(second.getByRole('heading', { name: words.locked.title })).toBeVisible({ timeout: 1_000 });
  await expectTitle(page, words.locked.title);
  await unlock(second);
  await expectTitle(second, vi.invoices.title);
  await expectTitle(page, vi.dashboard.title);
  const { clientStripe, ...shared } = await second.evaluate(readSession);
  const { me, ...rest } = await page.evaluate(readSession);
  expect({ ...rest, me: JSON.parse(me ?? '') }).toEqual({ ...shared, me: JSON.parse(shared.me ?? '') });
  // Each tab has its own secret of the card form.
  expect(clientStripe).toMatch(/^seti_/);
});

test('unlocking shows the top-up page again with its draft', async ({ page }) => {
  await startTopUp(page);
  await chooseInUserMenu(page, 'lock');
  await expectTitle(page, words.locked.title);
  await unlock(page);
  await expect(page).toHaveURL('/payment');
  await expect(page.getByRole('radio', { name: dong(500_000), exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: vi.pendingTopUps.method.vietqr })).toBeChecked();
  await expect(payButton(page)).toBeEnabled();
});

test('after a lock there is no personal data, no token and no event', async ({ page, sandbox }) => {
  await signIn(page);
  await expect(liveBell(page)).toBeVisible();
  const { accessToken } = await page.evaluate(readSession);
  // Row 0 is the head of the table.
  const invoice = page.getByRole('region', { name: vi.dashboard.invoices.title }).getByRole('row').nth(1);
  const number = /MAY-\d{4}-\d{4}|in_\w+/.exec((await invoice.textContent()) ?? '')?.[0];
  await chooseInUserMenu(page, 'lock');
  await expectTitle(page, words.locked.title);

  const { balance, rows } = await sandbox.ledger();
  const seen = await page.evaluate(() => {
    // The brand's time zone has a part of the customer's name in it.
    document.querySelector('meta[name=portal-brand]')?.remove();
    return document.title + document.documentElement.outerHTML;
  });
  const personal = [
    demo?.email,
    demo?.name,
    ...(demo?.name.split(' ') ?? []),
    demo?.id,
    number,
    accessToken,
    rows[0]?.description,
  ];
  for (const secret of [...personal, formatMoney({ amount: balance, currency: 'VND' }).number, String(balance)]) {
    expect(secret).toBeTruthy();
    expect(seen).not.toContain(secret);
  }
  expect(await page.title()).toContain(vi.lockScreen.locked.title);

  const stored = await page.evaluate(readSession);
  expect(Object.keys(stored).sort()).toEqual(['isLogin', 'lock_screen', 'may.word', 'me']);
  expect(JSON.parse(stored.me ?? '')).toEqual({
    id: 'usr_demo',
    email: 'demo@may.cloud',
    name: null,
    region: 'VN',
    balance: null,
  });

  await expect
    .poll(async () => {
      await sandbox.publish('invoice.paid');
      return (await sandbox.published()).at(-1)?.deliveries;
    })
    .toBe(0);
});

test('a lock removes the page at once, before the script of the lock screen has arrived', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  await signIn(page);
  await expect(page.getByRole('region', { name: vi.dashboard.wallet.title })).toContainText('demo@may.cloud');
  await openUserMenu(page);
  // From here on the page fetches the script of the lock screen alone.
  await page.route('**/assets/*.js', async (route) => {
    isHeld.resolve();
    await script.promise;
    await route.continue();
  });
  await page.getByRole('menuitem', { name: vi.shell.lock }).click();
  await isHeld.promise;
  await expect.poll(() => page.evaluate(() => document.documentElement.outerHTML)).not.toContain('demo@may.cloud');
  await expect(page.getByRole('heading')).toHaveCount(0);
  script.resolve();
  await expectTitle(page, words.locked.title);
});

test('deleting the lock flag, another address and Back all keep the portal locked', async ({ page }) => {
  await signIn(page, '/transactions');
  await chooseInUserMenu(page, 'lock');
  await expectTitle(page, words.locked.title);
  await page.evaluate(() => sessionStorage.removeItem('lock_screen'));
  await page.reload();
  await expectTitle(page, words.locked.title);
  await page.goto('/invoice');
  await expectTitle(page, words.locked.title);
  await page.goBack();
  await expectTitle(page, words.locked.title);
  await unlock(page);
  await expectTitle(page, vi.transactions.title);
});

test('a tab that was away during a lock or a sign-out comes back without token and data', async ({ page }) => {
  await signIn(page);
  const away = await openTab(page, '/');
  await expectTitle(away, vi.dashboard.title);
  const asked: string[] = [];
  away.on('request', (request) => {
    if (request.headers().authorization) asked.push(request.url());
  });
  for (const [entry, title] of [
    ['lock', words.locked.title],
    ['signOut', vi.login.title],
  ] as const) {
    await away.goto('about:blank');
    await chooseInUserMenu(page, entry);
    await expectTitle(page, title);
    asked.length = 0;
    await away.goto('/');
    await expectTitle(away, title);
    await expect(away.locator('body')).not.toContainText('demo@may.cloud');
    expect([asked, await away.evaluate(() => sessionStorage.getItem('accessToken'))]).toEqual([[], null]);
    if (entry === 'lock') {
      await unlock(away);
      await expectTitle(away, vi.dashboard.title);
      await expectTitle(page, vi.dashboard.title);
    }
  }
});

test('unlocking on /auth/lockscreen leads to the dashboard', async ({ page }) => {
  await signIn(page, '/auth/lockscreen');
  await expectTitle(page, words.locked.title);
  await unlock(page);
  await expectTitle(page, vi.dashboard.title);
  await expect(page).toHaveURL('/');
});

test('/auth/lockscreen without a session leads to the login page', async ({ page }) => {
  await page.goto('/auth/lockscreen');
  await expectTitle(page, vi.login.title);
  await expect(page).toHaveURL('/login');
});
