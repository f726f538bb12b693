import type { Page } from '@playwright/test';
import { localeLabels as labels } from '../packages/ui/src/i18n/locales.ts';
import { expect, expectTitle, signInByForm, test } from './portalTest.ts';
import { en, enAu, vi } from './words.ts';

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
  await expectLanguage(page, 'vi', vi.titles.login);
  await chooseLanguage(page, labels.vi, labels.en);
  await expectTitle(page, en.login.title);
  await expectLanguage(page, 'en', en.titles.login);
  await page.reload();
  await expectTitle(page, en.login.title);
  await expectLanguage(page, 'en', en.titles.login);
  await chooseLanguage(page, labels.en, labels.aud);
  await expectLanguage(page, 'en-AU', enAu.titles.login);
  await page.reload();
  await expectLanguage(page, 'en-AU', enAu.titles.login);
  await chooseLanguage(page, labels.aud, labels.vi);
  await expectTitle(page, vi.login.title);
});

test('an Australian customer is spoken to in Australian English, whatever the browser prefers', async ({ page }) => {
  await signInByForm(page, 'aud@may.cloud');
  await expectLanguage(page, 'en-AU', enAu.titles.dashboard);
  await page.reload();
  await expectLanguage(page, 'en-AU', enAu.titles.dashboard);
});

test.describe('in a British browser', () => {
  test.use({ locale: 'en-GB' });

  test('a customer in Vietnam is spoken to in Vietnamese, until they choose', async ({ page }) => {
    await page.goto('/login');
    await expectLanguage(page, 'en', en.titles.login);
    await signInByForm(page);
    await expectTitle(page, vi.dashboard.title);
    await expectLanguage(page, 'vi', vi.titles.dashboard);
    // What the server sends is prepared in the language shown last.
    const titleInHtml = async () => /<title>([^<]*)/.exec((await (await page.reload())?.text()) ?? '')?.[1];
    expect(await titleInHtml()).toContain(vi.titles.dashboard);
    await chooseLanguage(page, labels.vi, labels.en);
    await expectLanguage(page, 'en', en.titles.dashboard);
    expect(await titleInHtml()).toContain(en.titles.dashboard);
    await expectLanguage(page, 'en', en.titles.dashboard);
  });
});
