import type { Page } from '@playwright/test';
import { mayBrand } from '../packages/ui/src/brand/mayBrand.ts';
import { locales } from '../packages/ui/src/i18n/locales.ts';
import { expect, expectTitle, signInByForm, test } from './portalTest.ts';
import { beginningOf, en, ja, vi } from './words.ts';

const chooseLanguage = async (page: Page, from: string, to: string): Promise<void> => {
  await page.getByRole('button', { name: from }).click();
  await page
    .getByRole('menuitemradio')
    .filter({ has: page.getByText(to, { exact: true }) })
    .click();
};
const expectLanguage = async (page: Page, tag: string, title: string): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
};

test('the login page has the brand, and keeps theme and language', async ({ context, page, request }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenThemes: seen });
    new MutationObserver(() => {
      seen.push(`${document.documentElement.dataset.theme} ${document.body ? 'after' : 'before'} the body`);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-theme'] });
  });
  await page.goto('/login');
  await expectTitle(page, vi.login.title);

  await test.step('the browser reads name, mark, colour and icons of the brand, and its manifest in the language of the page', async () => {
    await expect(page).toHaveTitle(`${vi.login.title} | ${mayBrand.taglines.vi}`);
    await expect(page.getByRole('complementary', { name: mayBrand.name })).toContainText(String(mayBrand.taglines.vi));
    await expect(page.locator('symbol path')).toHaveAttribute('d', mayBrand.mark);
    await expect(page.getByRole('button', { name: vi.common.signIn })).toHaveCSS(
      'background-color',
      `oklch(0.5 0.115 ${mayBrand.hue})`,
    );
    const icon = await page.locator('link[rel="icon"]').getAttribute('href');
    expect(await (await request.get(icon ?? '')).text()).toContain(mayBrand.mark);
    const devtools = await context.newCDPSession(page);
    // The browser's own reading of the manifest. This browser has no window, and calls every page installable.
    expect(await devtools.send('Page.getAppManifest')).toMatchObject({
      url: expect.stringContaining('/manifest-vi.webmanifest'),
      errors: [],
      manifest: {
        name: mayBrand.name,
        display: 'kStandalone',
        icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512' }],
      },
    });
  });

  await test.step('a stored theme is set before the body exists, and the theme system follows the device', async () => {
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

  await test.step('a chosen language sets the lang attribute and the title, and stays after a reload', async () => {
    await expectLanguage(page, 'vi', vi.login.title);
    await chooseLanguage(page, locales.vi.label, locales.en.label);
    await expectTitle(page, en.login.title);
    await expectLanguage(page, 'en', en.login.title);
    await page.reload();
    await expectTitle(page, en.login.title);
    await expectLanguage(page, 'en', en.login.title);
    await chooseLanguage(page, locales.en.label, locales.ja.label);
    await expectLanguage(page, 'ja', ja.login.title);
    await chooseLanguage(page, locales.ja.label, locales.vi.label);
    await expectTitle(page, vi.login.title);
  });
});

test.describe('in a British browser', () => {
  test.use({ locale: 'en-GB' });

  test('a Vietnamese customer gets Vietnamese after signing in, and English after choosing it', async ({ page }) => {
    await page.goto('/login');
    await expectLanguage(page, 'en', en.login.title);
    await signInByForm(page);
    await expectTitle(page, vi.dashboard.title);
    await expectLanguage(page, 'vi', vi.dashboard.title);
    // The server sends the page in the language that was shown last.
    const titleInHtml = async () => /<title>([^<]*)/.exec((await (await page.reload())?.text()) ?? '')?.[1];
    expect(await titleInHtml()).toContain(vi.dashboard.title);
    await chooseLanguage(page, locales.vi.label, locales.en.label);
    await expectLanguage(page, 'en', en.dashboard.title);
    expect(await titleInHtml()).toContain(en.dashboard.title);
  });
});
