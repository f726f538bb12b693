import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { chooseInUserMenu, expect, expectTitle, signIn, test } from './portalTest.ts';
import { chooseTopUp, payAtBank, payButton } from './topUpSteps.ts';
import { vi } from './words.ts';

const audit = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'target-size': { enabled: true },
    // The stories check the colours of every part in both themes.
    'color-contrast': { enabled: false },
  },
  resultTypes: ['violations'] as 'violations'[],
  // No rule in use reads style sheets.
  preload: { assets: ['media'] },
};

/** Expects no violation in the whole page, landmarks included. */
const expectAccessible = async (page: Page, width = 1280): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  // The page has one frame; without legacy mode axe opens a second page for each audit.
  const { violations } = await new AxeBuilder({ page }).options(audit).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
  expect(found, `${page.url()} at ${width} px`).toEqual([]);
};

test('axe finds no violation on the login page, the dashboard, a top-up, its result and the lock screen', async ({
  page,
}) => {
  // Five audits.
  test.slow();
  await page.goto('/login');
  await expectTitle(page, vi.login.title);
  await expectAccessible(page);
  await signIn(page);
  await expectTitle(page, vi.dashboard.title);
  await expectAccessible(page);
  await chooseTopUp(page);
  // At this width the menu is a drawer and the summary a bar.
  await expectAccessible(page, 375);
  await payButton(page).click();
  await payAtBank(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: vi.common.backToHome }).click();
  await chooseInUserMenu(page, 'lock');
  await expectTitle(page, vi.lockScreen.locked.title);
  await expectAccessible(page);
});
