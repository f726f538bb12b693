import type { Page } from '@playwright/test';
import { locales } from '../packages/ui/src/i18n/locales.ts';
import { expect, expectTitle, signInByForm, test } from './portalTest.ts';
import { en, vi } from './words.ts';

const chooseLanguage = async (page: Page, from: string, to: string): Promise<void> => {
  await page.getByRole('button', { name: from }).click();
  await page.getByRole('menuitemradio', { name: to, exact: true }).click();
};
const expectLanguage = async (page: Page, tag: string, title: string): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
  await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
};

test('each of the three languages can be chosen, is told to screen readers, and survives a reload', async ({
  page,
}) => {
  await page.goto('/login');
  await expectTitle(page, vi.login.title);
  await expectLanguage(page, 'vi', vi.login.title);
  await chooseLanguage(page, locales.vi.label, locales.en.label);
  await expectTitle(page, en.login.title);
  await expectLanguage(page, 'en', en.login.title);
  await page.reload();
  await expectTitle(page, en.login.title);
  await expectLanguage(page, 'en', en.login.title);
  await chooseLanguage(page, locales.en.label, locales.aud.label);
  await expectLanguage(page, 'en-AU', en.login.title);
  await page.reload();
  await expectLanguage(page, 'en-AU', en.login.title);
  await chooseLanguage(page, locales.aud.label, locales.vi.label);
  await expectTitle(page, vi.login.title);
});

test('an Australian customer is spoken to in Australian English, whatever the browser prefers', async ({ page }) => {
  await signInByForm(page, 'aud@may.cloud');
  await expectLanguage(page, 'en-AU', en.dashboard.title);
  await page.reload();
  await expectLanguage(page, 'en-AU', en.dashboard.title);
});

test.describe('in a British browser', () => {
  test.use({ locale: 'en-GB' });

  test('a customer in Vietnam is spoken to in Vietnamese, until they choose', async ({ page }) => {
    await page.goto('/login');
    await expectLanguage(page, 'en', en.login.title);
    await signInByForm(page);
    await expectTitle(page, vi.dashboard.title);
    await expectLanguage(page, 'vi', vi.dashboard.title);
    // What the server sends is prepared in the language shown last.
    const titleInHtml = async () => /<title>([^<]*)/.exec((await (await page.reload())?.text()) ?? '')?.[1];
    expect(await titleInHtml()).toContain(vi.dashboard.title);
    await chooseLanguage(page, locales.vi.label, locales.en.label);
    await expectLanguage(page, 'en', en.dashboard.title);
    expect(await titleInHtml()).toContain(en.dashboard.title);
    await expectLanguage(page, 'en', en.dashboard.title);
  });
});
