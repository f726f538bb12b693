import { test as base, expect, type Page } from '@playwright/test';
import { demoPassword as password } from '../apps/sandbox/src/seed/demoCustomers.ts';
import { type Profile, type Sandbox, sandboxAt } from './sandbox.ts';
import { type Servers, startApart, startTogether } from './servers.ts';
import { beginningOf, vi } from './words.ts';

/** Secrets of the demo customers and of the card provider: none may appear in an address, a console line or local storage. */
const canaries = [password, encodeURIComponent(password), '_secret_'];

/** What a project's provider is like. */
export interface WorkerOptions {
  profile: Profile;
  /** Whether the provider has an origin of its own, with the portal's server alone. */
  isElsewhere: boolean;
}

interface WorkerFixtures extends WorkerOptions {
  /** This worker's portal and provider, in memory and nobody else's. */
  servers: Servers;
}

export interface Options {
  /** Whether the browser knows service workers: one in private mode may not. */
  hasServiceWorkers: boolean;
}

interface Fixtures extends Options {
  sandbox: Sandbox;
  /** Console errors this test causes on purpose, e.g. the browser's own line for a refused request. */
  expectedErrors: RegExp | null;
  guard: undefined;
}

/** A test that also fails on any console error, uncaught exception, policy violation or leaked secret. */
/** The card provider leads back with its secret in the address, which the page takes out at once. */
const withoutReturn = (address: string): string =>
  address.replace(/(\/(?:link-card|payments\/stripe\/success)\?.*?)(?:setup|payment)_intent_client_secret=[^&]*/, '$1');

export const test = base.extend<Fixtures, WorkerFixtures>({
  profile: ['rich', { option: true, scope: 'worker' }],
  isElsewhere: [false, { option: true, scope: 'worker' }],
  servers: [
    async ({ profile, isElsewhere }, use) => {
      const servers = await (isElsewhere ? startApart(profile) : startTogether(profile));
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ servers }, use) => use(servers.portal),
  hasServiceWorkers: [true, { option: true }],
  context: async ({ context, hasServiceWorkers }, use) => {
    if (!hasServiceWorkers)
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await use(context);
  },
  expectedErrors: [null, { option: true }],
  sandbox: async ({ servers }, use) => {
    const sandbox = sandboxAt(servers.provider);
    await sandbox.reset();
    await use(sandbox);
  },
  guard: [
    async ({ context, sandbox, profile, expectedErrors }, use) => {
      const found: string[] = [];
      const tokens = new Set<string>();
      const addresses = new Set<string>();
      // A provider as specified does not know a payment before it is made, and a browser writes every 404 into its console.
      const isUnpaid = (line: string) => profile === 'literal' && /status of 404.*get-transaction/.test(line);
      // An address nobody serves is answered with a page and 404, which is said there too.
      const isNowhere = (line: string) => /status of 404.*\/(?:nowhere|paas)\)$/.test(line);
      const note = (line: string) => {
        if (!expectedErrors?.test(line) && !isUnpaid(line) && !isNowhere(line)) found.push(line);
      };
      const leak = (where: string, text: string) => {
        for (const canary of canaries) if (text.includes(canary)) found.push(`${where} holds ${canary}`);
        for (const token of tokens) if (text.includes(token)) found.push(`${where} holds an access token`);
      };
      context.on('console', (message) => {
        leak('a console line', message.text());
        if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const token = request.headers().authorization?.replace('Bearer ', '');
        if (token) tokens.add(token);
        addresses.add(withoutReturn(request.url()));
      });
      await use(undefined);
      for (const address of addresses) leak('an address', address);
      leak('local storage', JSON.stringify((await context.storageState()).origins));
      for (const report of await sandbox.policyReports()) found.push(`policy violation: ${JSON.stringify(report)}`);
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, password };

/** Fills the login form as a customer does, and presses the button. */
export const submitLogin = async (page: Page, email: string, secret: string): Promise<void> => {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(secret);
  await page.locator('button[type=submit]').click();
};

/** Signs in through the form, as a customer does. */
export const signInByForm = async (page: Page, email = 'demo@may.cloud'): Promise<void> => {
  await page.goto('/login');
  await submitLogin(page, email, password);
  await page.waitForURL('/');
};

/** Opens the dashboard of somebody who has signed in before: the session lies where the form would have put it (decision 4). */
export const signIn = async (page: Page, email = 'demo@may.cloud'): Promise<void> => {
  const login = await page.request.post('/api/v1/auth/login', { data: { email, password } });
  const { accessToken } = (await login.json()).result.token;
  const read = async (path: string) => {
    const answer = await page.request.get(path, { headers: { authorization: `Bearer ${accessToken}` } });
    return (await answer.json()).result;
  };
  const [{ id, name, region_code: region }, card] = await Promise.all([
    read('/api/v1/auth/me'),
    read('/api/v1/auth/card'),
  ]);
  const me = JSON.stringify({ id, email, name: name ?? null, region, balance: null });
  const session = { accessToken, me, isLogin: 'true', clientStripe: card.client_secret };
  await page.goto('/favicon.svg');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, session);
  await page.goto('/');
  await page.locator('html[data-awake]').waitFor();
};

/** Waits for the page that says so in its heading: asked each frame, where `expect` alone would look every half second. */
export const expectTitle = async (page: Page, name: string): Promise<void> => {
  const isThere = (title: string) =>
    [...document.querySelectorAll('h1')].some((heading) => heading.textContent === title && heading.checkVisibility());
  await page.waitForFunction(isThere, name, { timeout: 5_000 }).catch(() => undefined);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible({ timeout: 500 });
};

/** Goes to a page by its link in the main menu, as a signed-in customer does. */
export const openByMenu = (
  page: Page,
  item: 'dashboard' | 'wordpress' | 'hosting' | 'dns' | 'topUp' | 'transactions' | 'invoice',
): Promise<void> =>
  page
    .getByRole('navigation', { name: vi.shell.mainMenu })
    .getByRole('link', { name: vi.shell.menu[item], exact: true })
    .click();

/** Opens the user menu, whose own code has come when this is over. */
export const openUserMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: beginningOf(vi.shell.account) }).click();
  await page.getByRole('menuitem').first().waitFor();
};

/** Chooses an entry of the user menu. */
export const chooseInUserMenu = async (page: Page, entry: 'lock' | 'signOut'): Promise<void> => {
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: vi.shell[entry] }).click();
};

/** The bell of a page that the provider's events reach. */
export const liveBell = (page: Page) => page.getByRole('button', { name: new RegExp(vi.shell.bell.live) });

/** Opens the lock screen with the demo customers' password, or with another one. */
export const unlock = async (page: Page, secret = password): Promise<void> => {
  await page.getByLabel(vi.common.password, { exact: true }).fill(secret);
  await page.getByRole('button', { name: vi.lockScreen.submit }).click();
};
