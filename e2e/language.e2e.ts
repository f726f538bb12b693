import type { Page } from '@playwright/test';
import { locales } from '../packages/ui/src/i18n/locales.ts';
import { expect, expectTitle, signInByForm, test } from './portalTest.ts';
import { en, ja, vi } from './words.ts';

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

test('a chosen language sets the lang attribute and the title, and stays after a reload', async ({ page }) => {
  await page.goto('/login');
  await expectTitle(page, vi.login.title);
  await expectLanguage(page, 'vi', vi.login.title);
  await chooseLanguage(page, locales.vi.label, locales.en.label);
  await expectTitle(page, en.login.title);
  await expectLanguage(page, 'en', en.login.title);
  await page.reload();
  await expectTitle(page, en.login.title);
  await expectLanguage(page, 'en', en.login.title);
  await chooseLanguage(page, locales.en.label, locales.ja.label);
  await expectLanguage(page, 'ja', ja.login.title);
  await page.reload();
  await expectLanguage(page, 'ja', ja.login.title);
  await chooseLanguage(page, locales.ja.label, locales.vi.label);
  await expectTitle(page, vi.login.title);
});

test('an Australian customer gets Australian English in a Vietnamese browser', async ({ page }) => {
  await signInByForm(page, 'aud@may.cloud');
  await expectLanguage(page, 'en-AU', en.dashboard.title);
  await page.reload();
  await expectLanguage(page, 'en-AU', en.dashboard.title);
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
    await expectLanguage(page, 'en', en.dashboard.title);
  });
});
