import { pages } from '../apps/portal/src/router/manifest.ts';
import { mayBrand } from '../packages/ui/src/brand/mayBrand.ts';
import { filesOnlyOf } from './pageFiles.ts';
import {
  chooseInUserMenu,
  expect,
  expectTitle,
  mainMenu,
  menuEntries,
  openByMenu,
  password,
  sampleOf,
  signIn,
  signInByForm,
  submitLogin,
  test,
} from './portalTest.ts';
import { vi } from './words.ts';

const phone = { width: 375, height: 812 };

/** Runs in the page before its scripts: notes each frame in which the shell of the page is hidden. */
const watchShell = () => {
  const hidden: number[] = [];
  Object.assign(window, { hidden });
  const look = () => {
    const shell = document.querySelector('#root > div');
    if (shell && !shell.checkVisibility()) hidden.push(performance.now());
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

test('a walk by keys through the whole menu, to pages far below it and to addresses of no page', async ({
  page,
  request,
}) => {
  // Each page of the menu.
  test.slow();
  await page.addInitScript(watchShell);
  const expectNeverBlank = async (when: string) =>
    expect(await page.evaluate(() => Reflect.get(window, 'hidden')), when).toEqual([]);
  const menu = mainMenu(page);
  await signInByForm(page);
  await expectTitle(page, vi.dashboard.title);

  await test.step('a press on a menu link shows a skeleton while code and words load', async () => {
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
    // A pointer or the focus would start loading before the press.
    await link.evaluate((anchor: HTMLElement) => anchor.click());
    await expect(page).toHaveURL('/transactions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await expect(page.getByRole('main').locator('[aria-hidden]').first()).toBeVisible();
    expect(code.some((file) => asked.includes(file))).toBe(true);
    expect(asked).toEqual(expect.arrayContaining(words));
    arrive.resolve();
    await expectTitle(page, vi.transactions.title);
    await page.unroute(isOfNext);
  });

  await test.step('each menu link moves title, mark and focus', async () => {
    for (const { label, address, title } of menuEntries) {
      const name = new RegExp(`^${vi.shell.menu[label]}( ?${vi.shell.toCome})?$`);
      const link = menu.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', address);
      await page.evaluate(() => window.scrollTo(0, 500));
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      await expectTitle(page, title);
      await expect(page).toHaveTitle(`${title} | ${mayBrand.taglines.vi}`);
      await expect(menu.locator('[aria-current=page]')).toHaveText(name);
      await expect(page.getByRole('main')).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
    await expect(menu.getByRole('link')).toHaveCount(menuEntries.length);
  });

  await test.step('the shell of the HTML stays visible until the page replaces it', async () => {
    await expectNeverBlank('in the walk through the menu');
    await page.goto('/');
    await expectTitle(page, vi.dashboard.title);
    await expectNeverBlank('in the load of the page with the most reads');
  });

  await test.step('the first Tab stop skips the menu', async () => {
    // The menu has scrolled to the mark of a page far below, which must not move the start of the next Tab.
    await page.goto('/pages/faq');
    await expectTitle(page, vi.faq.title);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: vi.shell.skipToContent });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(/\/pages\/faq(#main-content)?$/);
  });

  await test.step('an unknown address and one below a service show “not found” with a link home', async () => {
    for (const address of ['/nowhere', '/paas/nowhere']) {
      await page.goto(address);
      await expectTitle(page, vi.statusPages.notFound.title);
      await expect(page.getByRole('main').getByRole('link', { name: vi.common.backToHome })).toHaveAttribute(
        'href',
        '/',
      );
    }
  });
});

test('on a phone the menu is a drawer that Esc, its links and Back close', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page);
  const open = page.getByRole('button', { name: vi.shell.openMenu });
  const menu = mainMenu(page);
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
  await open.click();
  await expect(menu.getByRole('button', { name: vi.shell.closeMenu })).toBeFocused();
  await page.goBack();
  await expectTitle(page, vi.dashboard.title);
  await expect(menu).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a stored shape of the shell is drawn first and does not move when the script takes over', async ({ page }) => {
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
  for (const [menu, layout, shape] of [
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

test('before React a page’s fields take no text that would be lost, and the login form is sent once React is there', async ({
  page,
}) => {
  let scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const isHydrated = () => page.evaluate(() => 'hydrated' in document.documentElement.dataset);
  await page.goto('/login', { waitUntil: 'commit' });
  await expectTitle(page, vi.login.title);
  await submitLogin(page, 'demo@may.cloud', password);
  expect(page.url()).not.toContain('?');
  expect(await isHydrated()).toBe(false);
  scripts.resolve();
  await expectTitle(page, vi.dashboard.title);

  scripts = Promise.withResolvers<void>();
  await page.goto('/project/create', { waitUntil: 'commit' });
  await expectTitle(page, vi.projectCreate.title);
  await mainMenu(page).evaluate((menu) => menu.setAttribute('data-drawn', ''));
  const name = page.getByLabel(vi.projectCreate.name, { exact: true });
  await name.focus();
  await page.keyboard.type('lost');
  await expect(name).toHaveValue('');
  expect(await isHydrated()).toBe(false);
  scripts.resolve();
  await name.fill('my-project');
  await expect(name).toHaveValue('my-project');
  await expect(mainMenu(page)).toHaveAttribute('data-drawn');
});

test('no page scrolls sideways on a screen of 320 px', { tag: '@deep' }, async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const tooWide: string[] = [];
  const measure = (address: string) =>
    test.step(address, async () => {
      await page.waitForFunction(
        () => [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()),
        undefined,
        { timeout: 5_000 },
      );
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const { content, screen } = await page.evaluate(() => ({
        content: Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
        screen: document.documentElement.clientWidth,
      }));
      if (content > screen) tooWide.push(`${address}: ${content}`);
    });
  const shown = pages.filter(({ insteadOf }) => !insteadOf);
  for (const row of shown.filter(({ layout }) => layout === 'auth')) {
    await page.goto(sampleOf(row));
    await measure(sampleOf(row));
  }
  await signIn(page, '/payment');
  await page.getByRole('radio', { name: '500.000' }).click();
  await expect(page.getByRole('radio', { name: vi.pendingTopUps.method.vnpay })).toBeVisible();
  await measure('/payment with everything chosen');
  for (const row of shown.filter(({ layout }) => layout !== 'auth')) {
    await page.goto(sampleOf(row));
    await measure(sampleOf(row));
  }
  await page.goto('/');
  await chooseInUserMenu(page, 'lock');
  await expectTitle(page, vi.lockScreen.locked.title);
  await measure('the lock screen');
  expect(tooWide).toEqual([]);
});
