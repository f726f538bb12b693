import { brand } from '../packages/ui/src/brand/brand.ts';
import { filesOnlyOf } from './pageFiles.ts';
import { chooseInUserMenu, expect, expectTitle, openByMenu, signIn, signInByForm, test } from './portalTest.ts';
import { beginningOf, vi } from './words.ts';

const phone = { width: 375, height: 812 };
const menuItems = ['dashboard', 'wordpress', 'hosting', 'dns', 'topUp', 'transactions', 'invoice'] as const;
const titleOf = {
  dashboard: vi.dashboard,
  wordpress: { title: vi.shell.menu.wordpress },
  hosting: { title: vi.shell.menu.hosting },
  dns: vi.domains,
  topUp: vi.topUp,
  transactions: vi.transactions,
  invoice: vi.invoices,
};
const addressOf = {
  dashboard: '/',
  wordpress: '/wordpress',
  hosting: '/hosting',
  dns: '/dns',
  topUp: '/payment',
  transactions: '/transactions',
  invoice: '/invoice',
};

test('every entry of the menu is a real link that the keyboard follows, with its title, its mark and the focus moved along', async ({
  page,
}) => {
  await signIn(page);
  const menu = page.getByRole('navigation', { name: vi.shell.mainMenu });
  for (const item of ['wordpress', 'hosting', 'dns', 'topUp', 'transactions', 'invoice', 'dashboard'] as const) {
    const link = menu.getByRole('link', { name: vi.shell.menu[item], exact: true });
    await expect(link).toHaveAttribute('href', addressOf[item]);
    await page.evaluate(() => window.scrollTo(0, 500));
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(addressOf[item]);
    await expectTitle(page, titleOf[item].title);
    await expect(page).toHaveTitle(`${titleOf[item].title} | ${brand.taglines.vi}`);
    await expect(menu.locator('[aria-current=page]')).toHaveText(vi.shell.menu[item]);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  await expect(menu.getByRole('link')).toHaveCount(menuItems.length);
});

test('a press leads on at once: the page’s place shows what is coming while its code and words are on their way, together', async ({
  page,
  request,
}) => {
  await signIn(page);
  await expectTitle(page, vi.dashboard.title);
  const arrive = Promise.withResolvers<void>();
  const asked: string[] = [];
  const { code, words } = await filesOnlyOf(request, '/transactions', '/');
  const isOfNext = ({ pathname }: URL) => [...code, ...words].includes(pathname);
  await page.route(isOfNext, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await arrive.promise;
    await route.continue();
  });
  const link = page.getByRole('link', { name: vi.shell.menu.transactions, exact: true });
  // Without a pointer or the focus, which would announce it.
  await link.evaluate((anchor: HTMLElement) => anchor.click());
  await expect(page).toHaveURL('/transactions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.getByRole('main').locator('[aria-hidden]').first()).toBeVisible();
  expect(code.some((file) => asked.includes(file))).toBe(true);
  expect(asked).toEqual(expect.arrayContaining(words));
  arrive.resolve();
  await expectTitle(page, vi.transactions.title);
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await signIn(page);
  await page.reload();
  await expectTitle(page, vi.dashboard.title);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: vi.shell.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/(#main-content)?$/);
});

test('on a phone the menu is a drawer: it opens, Esc closes it and gives the focus back, a link closes it and leads on', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signIn(page);
  const open = page.getByRole('button', { name: vi.shell.openMenu });
  const menu = page.getByRole('navigation', { name: vi.shell.mainMenu });
  await expect(menu).toBeHidden();
  await open.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => document.activeElement?.closest('nav, body > :not(#root)') === null);
    if (outside) expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  }
  await openByMenu(page, 'invoice');
  await expectTitle(page, vi.invoices.title);
  await expect(menu).toBeHidden();
  await page.goBack();
  await expectTitle(page, vi.dashboard.title);
});

test('the chosen theme is there before the first paint after a reload, and system follows the device', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenThemes: seen });
    new MutationObserver(() => {
      seen.push(`${document.documentElement.dataset.theme} ${document.body ? 'after' : 'before'} the body`);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-theme'] });
  });
  await page.goto('/login');
  await expectTitle(page, vi.login.title);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  expect(await theme()).toBe('light');
  await page.getByRole('button', { name: new RegExp(`^${beginningOf(vi.shell.themeSwitch)}`) }).click();
  expect(await theme()).toBe('dark');
  const dark = await background();
  expect(dark).not.toBe(light);

  await page.reload();
  await expectTitle(page, vi.login.title);
  expect(await page.evaluate(() => Reflect.get(window, 'seenThemes'))).toEqual(['dark before the body']);
  expect(await background()).toBe(dark);

  await page.getByRole('button', { name: new RegExp(`^${beginningOf(vi.shell.themeSwitch)}`) }).click();
  await expect.poll(theme).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(theme).toBe('dark');
  await page.reload();
  await expectTitle(page, vi.login.title);
  expect(await page.evaluate(() => Reflect.get(window, 'seenThemes'))).toEqual(['dark before the body']);
});

test('a stored shape of the shell is there with the first picture, and nothing moves when the portal wakes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenShapes: () => [...seen] });
    const look = () => {
      const [menu, main] = ['nav', 'main'].map((part) => document.querySelector(part)?.getBoundingClientRect());
      if (menu && main) seen.add(`menu ${menu.width} by ${menu.height} at ${menu.x}, page ${main.width} at ${main.x}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await signIn(page);
  await expectTitle(page, vi.dashboard.title);
  for (const [menu, layout, shape] of [
    ['diagonal', 'oval', 'menu 248 by 844 at 0, page 1264 at 292'],
    ['collapsed', 'full', 'menu 64 by 844 at 0, page 1264 at 200'],
    ['horizontal', 'full', 'menu 1600 by 52 at 0, page 1264 at 168'],
    ['vertical', 'boxed', 'menu 248 by 844 at 168, page 1016 at 416'],
  ] as const) {
    await page.evaluate((stored) => Object.assign(localStorage, stored), { menu_style: menu, layout_style: layout });
    await page.reload();
    await expectTitle(page, vi.dashboard.title);
    expect(await page.evaluate(() => Reflect.get(window, 'seenShapes')())).toEqual([shape]);
  }
});

test('the shell that came with the HTML stays in sight until the page itself is there', async ({ page }) => {
  await page.addInitScript(() => {
    const hidden: number[] = [];
    Object.assign(window, { hidden });
    const look = () => {
      const shell = document.querySelector('#root > div');
      if (shell && !shell.checkVisibility()) hidden.push(performance.now());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const expectNeverBlank = async (when: string) =>
    expect(await page.evaluate(() => Reflect.get(window, 'hidden')), when).toEqual([]);
  await signInByForm(page);
  for (const item of menuItems) {
    await openByMenu(page, item);
    await expectTitle(page, titleOf[item].title);
    await expectNeverBlank(`going to ${item}`);
  }
  for (const item of menuItems) {
    await page.goto(addressOf[item]);
    await expectTitle(page, titleOf[item].title);
    await expectNeverBlank(`loading ${item}`);
  }
});

test('an address nobody serves says so and leads home, also where a service is not there yet', async ({ page }) => {
  await signIn(page);
  for (const address of ['/nowhere', '/dns/nowhere', '/paas', '/pages/error404']) {
    await page.goto(address);
    await expectTitle(page, vi.statusPages.notFound.title);
    await expect(page.getByRole('main').getByRole('link', { name: vi.common.backToHome })).toHaveAttribute('href', '/');
  }
});

test('no page scrolls sideways on a screen of 320 px', async ({ page, sandbox }) => {
  const [paid] = (await sandbox.ledger()).payments.filter(({ status }) => status === 'succeeded');
  await page.setViewportSize({ width: 320, height: 640 });
  const fits = async (address: string, title: string) => {
    await page.goto(address);
    await expectTitle(page, title);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const { wide, screen } = await page.evaluate(() => ({
      wide: Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
      screen: document.documentElement.clientWidth,
    }));
    expect(wide, address).toBeLessThanOrEqual(screen);
  };
  await fits('/login', vi.login.title);
  await fits('/auth/pass-recovery', vi.passRecovery.title);
  await signIn(page);
  await fits('/', vi.dashboard.title);
  await fits('/payment', vi.topUp.title);
  await page.getByRole('radio', { name: '500.000' }).click();
  await expect(page.getByRole('radio', { name: vi.pendingTopUps.method.vnpay })).toBeVisible();
  await fits('/payment', vi.topUp.title);
  await fits('/transactions', vi.transactions.title);
  await fits('/invoice', vi.invoices.title);
  await fits(`/api/payments/success?transId=${paid?.code}`, vi.paymentResult.confirmed.title);
  await fits('/payments/stripe/success', vi.paymentResult.card.unconfirmed.title);
  await fits('/pages/error500', vi.statusPages.serverError.title);
  await fits('/pages/maintenence', vi.statusPages.maintenance.title);
  await fits('/nowhere', vi.statusPages.notFound.title);
  await page.goto('/');
  await page.getByRole('button', { name: beginningOf(vi.shell.account) }).waitFor();
  await chooseInUserMenu(page, 'lock');
  await fits('/', vi.lockScreen.locked.title);
});
