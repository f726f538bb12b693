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
import { chooseTopUp, dong, payButton, test } from './topUpSteps.ts';
import { beginningOf, vi } from './words.ts';

const words = vi.lockScreen;
const [demo] = demoCustomers;

test('two tabs are locked and unlocked by one, and keep nothing of the customer while they are locked', async ({
  page,
  sandbox,
}) => {
  await signIn(page);
  await expect(liveBell(page)).toBeVisible();
  const second = await openTab(page, '/invoice');
  await expectTitle(second, vi.invoices.title);
  const { accessToken } = await page.evaluate(readSession);
  // Row 0 is the head of the table.
  const invoice = page.getByRole('region', { name: vi.dashboard.invoices.title }).getByRole('row').nth(1);
  const number = /MAY-\d{4}-\d{4}|in_\w+/.exec((await invoice.textContent()) ?? '')?.[0];

  await test.step('locking one tab locks the other tab within one second, and unlocking one tab unlocks both', async () => {
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

  await test.step('deleting the lock flag, another address and Back all keep the portal locked', async () => {
    await chooseInUserMenu(second, 'lock');
    await expectTitle(second, words.locked.title);
    await second.evaluate(() => sessionStorage.removeItem('lock_screen'));
    await second.reload();
    await expectTitle(second, words.locked.title);
    await second.goto('/transactions');
    await expectTitle(second, words.locked.title);
    await second.goBack();
    await expectTitle(second, words.locked.title);
  });

  await test.step('after a lock there is no personal data, no token and no event', async () => {
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

  await test.step('unlocking on /auth/lockscreen leads to the dashboard', async () => {
    await second.goto('/auth/lockscreen');
    await expectTitle(second, words.locked.title);
    await unlock(second);
    await expectTitle(second, vi.dashboard.title);
    await expect(second).toHaveURL('/');
  });
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

test.describe('with a draft of a top-up', () => {
  test.use({ expectedErrors: /status of (401|403|429)/ });

  test('an expired session and a lock ask for the password and keep the draft', async ({ page, sandbox }) => {
    await signIn(page, '/payment');
    await expect(liveBell(page)).toBeVisible();
    const field = page.getByRole('textbox', { name: vi.topUp.amount.custom });

    await test.step('an expired session asks for the password and keeps the typed amount', async () => {
      await field.pressSequentially('1tr50');
      await sandbox.arm('sessionExpires');
      // The event makes the page read the wallet, and the provider refuses the first read.
      await sandbox.publish('invoice.paid');
      await expectTitle(page, words.expired.title);
      await expect(page.getByRole('button', { name: beginningOf(vi.shell.account) })).toHaveCount(0);
      const readAnew = page.waitForResponse(
        (response) => response.url().endsWith('/api/payments/stripe') && response.ok(),
      );
      await unlock(page);
      await readAnew;
      await expect(page).toHaveURL('/payment');
      await expect(field).toHaveValue('1tr50');
    });

    await test.step('unlocking shows the top-up page again with its draft', async () => {
      await chooseTopUp(page);
      await chooseInUserMenu(page, 'lock');
      await expectTitle(page, words.locked.title);
      await unlock(page);
      await expect(page).toHaveURL('/payment');
      await expect(page.getByRole('radio', { name: dong(500_000), exact: true })).toBeChecked();
      await expect(page.getByRole('radio', { name: vi.pendingTopUps.method.vietqr })).toBeChecked();
      await expect(payButton(page)).toBeEnabled();
    });
  });
});
