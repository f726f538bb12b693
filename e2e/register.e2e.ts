import type { Page } from '@playwright/test';
import { expect, openUserMenu, password, test } from './portalTest.ts';
import { vi } from './words.ts';

const email = 'sao@may.cloud';
const { register, code } = vi.account;

/** Fills in the form of a new account and sends it by Enter. */
const fillIn = async (page: Page) => {
  await page.getByLabel(register.name).fill('Nguyễn Sao');
  await page.getByLabel(register.email).fill(email);
  await page.getByLabel(register.phone).fill('0912 345 678');
  await page.getByLabel(vi.common.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
};

/** The code on the page of the sandbox's phones. */
const receivedCode = async (page: Page): Promise<string> => {
  const phones = await (await page.request.get('/__sandbox/phones')).text();
  return /<code>(\d{6})<\/code>/.exec(phones)?.[1] ?? '';
};

test.use({ expectedErrors: /ERR_FAILED|PartFailure|Failed to fetch dynamically imported module/ });

test('a new customer confirms the phone, signs in, and is led to the first top-up', async ({ page }) => {
  await page.goto('/register');
  await test.step('a press once the lost rules of phone numbers are there again creates the account', async () => {
    const isRules = ({ pathname }: URL) => /\/min-[^/]*\.js$/.test(pathname);
    await page.route(isRules, (route) => route.abort());
    await fillIn(page);
    await expect(page.getByText(vi.account.failed.notSent)).toBeVisible();
    await page.unroute(isRules);
    await page.getByRole('button', { name: register.submit }).click();
    await expect(page.getByText(code.created)).toBeVisible();
  });
  expect(page.url()).toMatch(/\/check-otp$/);
  // The login page does not use up the new account's e-mail and phone.
  await page.getByRole('link', { name: code.signIn }).click();
  await expect(page.getByLabel(vi.login.email)).toHaveValue(email);
  await expect(page.getByLabel(vi.common.password, { exact: true })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel(code.label)).toBeFocused();
  const digits = await receivedCode(page);
  await page.getByLabel(code.label).fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(code.confirmed)).toBeVisible();
  await page.getByRole('button', { name: code.signIn }).click();
  await expect(page.getByLabel(vi.login.email)).toHaveValue(email);
  await page.getByLabel(vi.common.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: vi.dashboard.start.title })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: vi.shell.menu.topUp }).first().click();
  await expect(page).toHaveURL('/payment');
  await page.goto('/register');
  await expect(page).toHaveURL('/');
});

test('a provider without codes: a visitor of a page creates an account, signs in, and reaches this page', async ({
  page,
  sandbox,
}) => {
  await sandbox.arm('accountsNeedNoCode');
  // A page that the test answers belongs to no network, so the browser refuses its socket to this machine.
  await page.routeWebSocket('**/app/**', () => undefined);
  // The default of a portal in production; the build of these tests has the service.
  await page.route('/wordpress', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('smsOtp&#34;:true', 'smsOtp&#34;:false'),
    });
  });
  await page.goto('/wordpress');
  await page.getByRole('link', { name: vi.login.register }).click();
  await fillIn(page);
  await page.getByRole('button', { name: register.signIn }).click();
  await expect(page.getByLabel(vi.login.email)).toHaveValue(email);
  await page.getByLabel(vi.common.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/wordpress');
  await openUserMenu(page);
  await expect(page.getByText(email)).toBeVisible();
});
