import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { chooseInUserMenu, expect, expectTitle, openByMenu, signIn, test } from './portalTest.ts';
import { chooseTopUp, payAtBank, payButton } from './topUpSteps.ts';
import { vi } from './words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const targetSize = { rules: { 'target-size': { enabled: true } } };

const expectNone = async (page: Page, where: string, axe: AxeBuilder): Promise<void> => {
  // One frame, and no second page opened for each look.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
  expect(found, `${page.url()} ${where}`).toEqual([]);
};

const showTheme = async (page: Page, theme: 'light' | 'dark'): Promise<void> => {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
  await page.waitForFunction(() => document.getAnimations().length === 0);
};

/** No violation of the page as it stands, on a desk and on a phone; in the dark only the colours are others, so only they are looked at again. */
const expectAccessible = async (page: Page): Promise<void> => {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await showTheme(page, 'light');
    await expectNone(page, `at ${width} px`, new AxeBuilder({ page }).options(targetSize).withTags(tags));
    await showTheme(page, 'dark');
    await expectNone(page, `at ${width} px in the dark`, new AxeBuilder({ page }).withRules('color-contrast'));
  }
};

test('the login page has no barrier', async ({ page }) => {
  await page.goto('/login');
  await expectTitle(page, vi.login.title);
  await expectAccessible(page);
});

test('the dashboard, the log and the invoices have no barrier', async ({ page }) => {
  await signIn(page);
  for (const [item, title] of [
    ['dashboard', vi.dashboard.title],
    ['transactions', vi.transactions.title],
    ['invoice', vi.invoices.title],
  ] as const) {
    await openByMenu(page, item);
    await expectTitle(page, title);
    await expectAccessible(page);
  }
});

test('the top-up with everything chosen, its result and the lock screen have no barrier', async ({ page }) => {
  await signIn(page);
  await chooseTopUp(page);
  await expectAccessible(page);
  await payButton(page).click();
  await payAtBank(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: vi.paymentResult.home }).click();
  await chooseInUserMenu(page, 'lock');
  await expectTitle(page, vi.lockScreen.locked.title);
  await expectAccessible(page);
});
