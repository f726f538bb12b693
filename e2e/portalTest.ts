import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { addressesOf, type PageRow, pages } from '../apps/portal/src/router/manifest.ts';
import { demoPassword as password } from '../apps/sandbox/src/seed/demoCustomers.ts';
import { putSession } from '../tooling/customer.ts';
import { type Profile, type Sandbox, sandboxAt } from './sandbox.ts';
import { type Servers, startApart, startTogether } from './servers.ts';
import { beginningOf, vi, wordsAt } from './words.ts';

/** Secrets that no address, console line or local storage may hold. */
const canaries = [password, encodeURIComponent(password), '_secret_'];

/** The options of a project that hold for a worker and its servers. */
export type WorkerOptions = { profile: Profile };

type WorkerFixtures = WorkerOptions & {
  /** The portal and the provider of this worker, in memory. */
  together: Servers;
};

/** The options of a project that a test may change. */
export type Options = {
  /** True if the browser has service workers, which cost a fifth of a test's time. */
  hasServiceWorkers: boolean;
  /** True if the provider has an origin of its own, and the portal's server stands alone. */
  hasTwoOrigins: boolean;
};

type Fixtures = Options & {
  /** The portal and the provider of this test. */
  servers: Servers;
  sandbox: Sandbox;
  /** Console errors that the test expects, for example of a refused request. */
  expectedErrors: RegExp | null;
  guard: undefined;
};

/** Removes the secret that the card provider puts into its return address. The page removes it from the address at once. */
const withoutReturn = (address: string): string =>
  address.replace(/(\/(?:link-card|payments\/stripe\/success)\?.*?)(?:setup|payment)_intent_client_secret=[^&]*/, '$1');

/** The function that opens a session, by browser context. */
const sessionsOf = new WeakMap<BrowserContext, Servers['openSession']>();

/** A test that also fails on any console error, uncaught exception, policy violation or leaked secret. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  profile: ['rich', { option: true, scope: 'worker' }],
  together: [
    async ({ profile }, use) => {
      const servers = await startTogether(profile);
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker' },
  ],
  hasTwoOrigins: [false, { option: true }],
  servers: async ({ profile, hasTwoOrigins, together }, use) => {
    if (!hasTwoOrigins) return use(together);
    const servers = await startApart(profile);
    await use(servers);
    await servers.stop();
  },
  baseURL: async ({ servers }, use) => use(servers.portal),
  hasServiceWorkers: [false, { option: true }],
  context: async ({ context, hasServiceWorkers, servers }, use) => {
    sessionsOf.set(context, servers.openSession);
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
      // The literal provider answers 404 for an unpaid payment, and the browser writes it into the console.
      const isUnpaid = (line: string) => profile === 'literal' && /status of 404.*get-transaction/.test(line);
      // The page of an unknown address is a 404 too.
      const isNowhere = (line: string) => /status of 404.*\/nowhere\)$/.test(line);
      const note = (line: string) => {
        if (!expectedErrors?.test(line) && !isUnpaid(line) && !isNowhere(line)) found.push(line);
      };
      const noteLeaks = (where: string, text: string) => {
        for (const canary of canaries) if (text.includes(canary)) found.push(`${where} holds ${canary}`);
        for (const token of tokens) if (text.includes(token)) found.push(`${where} holds an access token`);
      };
      context.on('console', (message) => {
        noteLeaks('a console line', message.text());
        if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const token = request.headers().authorization?.replace('Bearer ', '');
        if (token) tokens.add(token);
        addresses.add(withoutReturn(request.url()));
      });
      await use(undefined);
      for (const address of addresses) noteLeaks('an address', address);
      noteLeaks('local storage', JSON.stringify((await context.storageState()).origins));
      for (const report of await sandbox.policyReports()) found.push(`policy violation: ${JSON.stringify(report)}`);
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, password };

/** Opens an address in another tab of the same browser. */
export const openTab = async (page: Page, address: string): Promise<Page> => {
  const tab = await page.context().newPage();
  await tab.goto(address);
  return tab;
};

/** Reads the session storage of a tab; runs in the page. */
export const readSession = () => ({ ...sessionStorage });

/** Fills in the login form and presses the button. */
export const submitLogin = async (page: Page, email: string, secret: string): Promise<void> => {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(secret);
  await page.locator('button[type=submit]').click();
};

/** Signs in by the login form. */
export const signInByForm = async (page: Page, email = 'demo@may.cloud'): Promise<void> => {
  await page.goto('/login');
  await submitLogin(page, email, password);
  await page.waitForURL('/');
};

/** Waits until the portal's script has taken over the page. */
export const untilHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
};

/** Opens a page with the session of a customer in the storage, without the login form (docs/decisions/0004). */
export const signIn = async (page: Page, address = '/', email = 'demo@may.cloud'): Promise<void> => {
  const openSession = sessionsOf.get(page.context());
  if (!openSession) throw new Error('signIn needs a page of this test’s own context.');
  // For this one load: after it the portal alone decides what the tab keeps.
  await using _session = await putSession(page, await openSession(email));
  await page.goto(address);
  await untilHydrated(page);
};

/** Waits for the page with this title. It looks in each animation frame, because `expect` alone looks every half second. */
export const expectTitle = async (page: Page, name: string): Promise<void> => {
  await test.step(`the title of the page is “${name}”`, async () => {
    const isThere = (title: string) =>
      [...document.querySelectorAll('h1')].some(
        (heading) => heading.textContent === title && heading.checkVisibility(),
      );
    await page.waitForFunction(isThere, name, { timeout: 5_000 });
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  });
};

/** An entry of the main menu. */
type MenuEntry = {
  label: NonNullable<PageRow['menu']>['label'];
  address: string;
  title: string;
};

/** The entries of the main menu in order, from the manifest. */
export const menuEntries: readonly MenuEntry[] = pages.flatMap(({ path, title, menu }) =>
  menu ? [{ label: menu.label, address: String(path), title: wordsAt(title) }] : [],
);

/** The first address of a page, its parameters filled with a server, a domain and a record of the demo customer. */
export const sampleOf = ({ path, service }: PageRow): string => {
  const [first = ''] = addressesOf({ path });
  return first
    .replace(':id', service === 'dns' ? 'dom_1' : 'srv_demoBienXanh')
    .replace(':recordId', 'rec_1')
    .replace(':cardProvider', 'stripe');
};

export const mainMenu = (page: Page) => page.getByRole('navigation', { name: vi.shell.mainMenu });

/** Opens a page by its link in the main menu. */
export const openByMenu = (page: Page, label: MenuEntry['label']): Promise<void> =>
  mainMenu(page).getByRole('link', { name: vi.shell.menu[label], exact: true }).click();

/** Opens the user menu and waits for its entries. */
export const openUserMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: beginningOf(vi.shell.account) }).click();
  await page.getByRole('menuitem', { name: vi.shell.lock }).waitFor();
};

export const chooseInUserMenu = async (page: Page, entry: 'lock' | 'signOut'): Promise<void> => {
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: vi.shell[entry] }).click();
};

/** Presses “Try again”. */
export const pressRetry = (page: Page): Promise<void> =>
  page.getByRole('button', { name: vi.common.retry, exact: true }).click();

/** The region of the notices. */
export const notices = (page: Page) => page.getByRole('region', { name: vi.common.notifications });

/** The bell of a page that receives the provider's events. */
export const liveBell = (page: Page) => page.getByRole('button', { name: new RegExp(vi.shell.bell.live) });

/** Unlocks the portal with the password of the demo customers, or with another one. */
export const unlock = async (page: Page): Promise<void> => {
  await page.getByLabel(vi.common.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: vi.lockScreen.submit }).click();
};
