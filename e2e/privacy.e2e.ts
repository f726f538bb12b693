import type { Page } from '@playwright/test';
import {
  chooseInUserMenu,
  expect,
  expectTitle,
  openUserMenu,
  signIn,
  test,
  unlock,
  untilHydrated,
} from './portalTest.ts';
import { vi } from './words.ts';

/** Pages that show amounts or the e-mail address, and no price. */
const addresses = ['/transactions', '/invoice', '/dns', '/payment', '/pages/helpdesk', '/'] as const;

/** Notes each private text that a frame shows outside of buttons, labels and the words of fields; runs in the page before its scripts. */
const watchFrames = () => {
  const told: string[] = [];
  Object.assign(window, { told });
  // `đồng` stands in the words of an amount for screen readers, whose digits on the screen stand beside their label.
  const secret = /\d[\d.]*\s?(?:đ|VNĐ|đồng)(?!\p{L})|demo@may\.cloud/u;
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('button, label') &&
    !(element.id && document.querySelector(`[aria-describedby~="${element.id}"]`));
  const look = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      if (secret.test(text) && node.parentElement && isShown(node.parentElement))
        told.push(`${location.pathname} ${text}`);
    }
    requestAnimationFrame(look);
  };
  // A new tab's empty page has no storage.
  if (location.protocol === 'http:' && sessionStorage.getItem('may.masked')) requestAnimationFrame(look);
};

const told = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'told'));

const readBalance = (page: Page) =>
  page
    .getByRole('region', { name: vi.dashboard.wallet.title })
    .locator('[aria-hidden]')
    .filter({ hasText: /\d\s*đ/ })
    .first();

test('a press in the user’s menu hides amounts and the e-mail address on every page in every frame, over a reload and a lock, until the next one', async ({
  page,
}) => {
  // Each frame of six pages.
  test.slow();
  await signIn(page);
  await expect(readBalance(page)).toBeVisible();
  await page.addInitScript(watchFrames);
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: vi.privacy.mask.hide }).click();
  await expect(readBalance(page)).toBeHidden();
  await expect(page.getByText('demo@may.cloud')).toBeHidden();
  for (const address of addresses) {
    await page.goto(address);
    await untilHydrated(page);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    // An answer that has just arrived is drawn, and looked at.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await told(page)).toEqual([]);
  }
  await chooseInUserMenu(page, 'lock');
  await expectTitle(page, vi.lockScreen.locked.title);
  await unlock(page);
  await expectTitle(page, vi.dashboard.title);
  await expect(readBalance(page)).toBeHidden();
  expect(await told(page)).toEqual([]);
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: vi.privacy.mask.show }).click();
  await expect(readBalance(page)).toBeVisible();
});

test('each panel of the user’s menu has the focus, also the second time, and the menu’s button has it after that', async ({
  page,
}) => {
  await signIn(page);
  const trigger = page.getByRole('button', { name: /demo@may\.cloud/ });
  for (const label of [vi.shell.appearance, vi.privacy.title, vi.shell.shortcuts])
    for (const by of ['keys', 'mouse']) {
      await trigger.focus();
      await page.keyboard.press('Enter');
      const entry = page.getByRole('menuitem', { name: label });
      await (by === 'keys' ? entry.press('Enter') : entry.click());
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(page.locator('[role=dialog] :focus, [role=dialog]:focus')).toHaveCount(1);
      await page.keyboard.press('Tab');
      await expect(page.locator('[role=dialog] :focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(trigger).toBeFocused();
    }
});
