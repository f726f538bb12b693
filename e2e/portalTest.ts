import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { addressesOf, type PageRow, pages } from '../apps/portal/src/router/manifest.ts';
import { demoPassword as password } from '../apps/sandbox/src/seed/demoCustomers.ts';
import { putSession } from '../tooling/customer.ts';
import { type Profile, type Sandbox, sandboxAt } from './sandbox.ts';
import { type Servers, startApart, startTogether } from './servers.ts';
import { beginningOf, vi, wordsAt } from './words.ts';

/** Secrets of the demo customers and of the card provider: none may appear in an address, a console line or local storage. */
const canaries = [password, encodeURIComponent(password), '_secret_'];

/** The provider that a project tests with. */
export type WorkerOptions = {
  profile: Profile;
  /** True if the provider has an origin of its own, and the portal's server stands alone. */
  isElsewhere: boolean;
};

type WorkerFixtures = WorkerOptions & {
  /** This worker's own portal and provider, in memory. */
  servers: Servers;
};

export type Options = {
  /** True if the browser has service workers. Preparing the next visit costs a fifth of a test's time, so that they are off where no test needs them. */
  hasServiceWorkers: boolean;
};

type Fixtures = Options & {
  sandbox: Sandbox;
  /** Console errors this test causes on purpose, e.g. the browser's own line for a refused request. */
  expectedErrors: RegExp | null;
  guard: undefined;
};

/** Removes the card provider's secret from an address it leads back to: the page takes it out of the address at once. */
const withoutReturn = (address: string): string =>
  address.replace(/(\/(?:link-card|payments\/stripe\/success)\?.*?)(?:setup|payment)_intent_client_secret=[^&]*/, '$1');

/** How `signIn` opens a session for the tabs of a context. */
const sessionsOf = new WeakMap<BrowserContext, Servers['openSession']>();

/** A test that also fails on any console error, uncaught exception, policy violation or leaked secret. */
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

/** Waits until the portal's script runs the page. */
const untilAwake = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
};

/** Opens a page as a customer who has signed in before: the session lies where the form would have put it (decision 4). */
export const signIn = async (page: Page, address = '/', email = 'demo@may.cloud'): Promise<void> => {
  const openSession = sessionsOf.get(page.context());
  if (!openSession) throw new Error('signIn needs a page of this test’s own context.');
  // For this one load: after it the portal alone decides what the tab keeps.
  await using _session = await putSession(page, await openSession(email));
  await page.goto(address);
  await untilAwake(page);
};

/** Waits for the page with this title. It is looked for in each frame: `expect` alone looks every half second. */
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

/** The entries of the main menu in its order, as the manifest has them. */
export const menuEntries: readonly MenuEntry[] = pages.flatMap(({ path, title, menu }) =>
  menu ? [{ label: menu.label, address: String(path), title: wordsAt(title) }] : [],
);

/** The first address of a page, with the demo customer's own server, domain and record for its parameters. */
export const sampleOf = ({ path, service }: PageRow): string =>
  addressesOf({ path })
    .join(' ')
    .replace(/ .*/, '')
    .replace(':id', service === 'dns' ? 'dom_1' : 'srv_demoBienXanh')
    .replace(':recordId', 'rec_1')
    .replace(':cardProvider', 'stripe');

/** The main menu. */
export const mainMenu = (page: Page) => page.getByRole('navigation', { name: vi.shell.mainMenu });

/** Goes to a page by its link in the main menu, as a signed-in customer does. */
export const openByMenu = (page: Page, label: MenuEntry['label']): Promise<void> =>
  mainMenu(page).getByRole('link', { name: vi.shell.menu[label], exact: true }).click();

/** Opens the user menu, and waits for its own code. */
export const openUserMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: beginningOf(vi.shell.account) }).click();
  await page.getByRole('menuitem', { name: vi.shell.lock }).waitFor();
};

/** Chooses an entry of the user menu. */
export const chooseInUserMenu = async (page: Page, entry: 'lock' | 'signOut'): Promise<void> => {
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: vi.shell[entry] }).click();
};

/** Presses “Try again”. */
export const pressRetry = (page: Page): Promise<void> =>
  page.getByRole('button', { name: vi.common.retry, exact: true }).click();

/** Where notices appear. */
export const notices = (page: Page) => page.getByRole('region', { name: vi.common.notifications });

/** The bell of a page that the provider's events reach. */
export const liveBell = (page: Page) => page.getByRole('button', { name: new RegExp(vi.shell.bell.live) });

/** Opens the lock screen with the demo customers' password, or with another one. */
export const unlock = async (page: Page, secret = password): Promise<void> => {
  await page.getByLabel(vi.common.password, { exact: true }).fill(secret);
  await page.getByRole('button', { name: vi.lockScreen.submit }).click();
};
