import { expect, expectTitle, mainMenu, openByMenu, signIn, test } from './portalTest.ts';
import { say, vi } from './words.ts';

test('a visitor opens a question by its address, again after a reload; a signed-in customer sees the side menu beside it, and the support packet names the page before it', async ({
  page,
}) => {
  const { title, items } = vi.faq.groups['top-up'];
  const answer = page.locator('#not-known').getByText(/Đừng thanh toán thêm lần nữa/);
  await page.goto('/pages/faq#not-known');
  await expectTitle(page, vi.faq.title);
  await expect(answer).toBeInViewport();
  await page.reload();
  await expect(answer).toBeInViewport();
  // A second question by a link of the page, without leaving it.
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL('/pages/faq#top-up');
  await expect(page.getByText(items['how-to-top-up'].question)).toBeInViewport();
  await expect(page.getByRole('link', { name: vi.common.signIn, exact: true })).toBeVisible();
  await signIn(page, '/pages/faq2');
  await expectTitle(page, vi.faq2.title);
  await expect(mainMenu(page).locator('[aria-current=page]')).toHaveText(vi.shell.menu.faq2);
  await openByMenu(page, 'helpdesk');
  await expect(page.locator('pre')).toContainText(say(vi.helpdesk.lines.page, { page: '/pages/faq2' }));
});
