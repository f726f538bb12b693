import type { Page } from '@playwright/test';
import { expect, expectTitle, signIn, test } from './portalTest.ts';
import { say, vi } from './words.ts';

const paidIn = (page: Page) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: vi.notifications.invoice.paid.title });

/** The rows of payments name invoices, each another one, and none tells of an amount of 0. */
const expectPaidOnce = async (page: Page): Promise<void> => {
  const named = paidIn(page).getByText(new RegExp(`^${say(vi.noticeHistory.invoice, { invoice: '\\S+' })}$`));
  await expect(named.first()).toBeVisible();
  const names = await named.allTextContents();
  expect(new Set(names).size).toBe(names.length);
  await expect(paidIn(page)).toHaveCount(names.length);
  await expect(
    paidIn(page).filter({ hasText: say(vi.notifications.invoice.paid.text, { amount: '0 đ' }) }),
  ).toHaveCount(0);
};

const openWithBase = async (page: Page): Promise<void> => {
  await signIn(page);
  await expectTitle(page, vi.dashboard.title);
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('may.notices.invoices.')));
};

test('a month of charges while the portal was closed is in the history once, also after a reload', {
  tag: '@literal',
}, async ({ page, sandbox }) => {
  await openWithBase(page);
  await page.goto('about:blank');
  await sandbox.advance({ months: 1 });
  await page.goto('/notifications');
  await expectTitle(page, vi.common.notifications);
  const paid = paidIn(page);
  await expectPaidOnce(page);
  const found = await paid.count();
  await expect(paid.first().getByRole('link', { name: vi.noticeHistory.remedy.invoices })).toHaveAttribute(
    'href',
    '/invoice',
  );
  await page.getByRole('button', { name: vi.noticeHistory.readAll }).click();
  await page.reload();
  await expect(paid).toHaveCount(found);
  await expect(page.getByRole('button', { name: vi.noticeHistory.readAll })).toHaveCount(0);
});

test('a month of charges while the portal was open is in the history once, also after a reload', {
  tag: '@literal',
}, async ({ page, sandbox }) => {
  await openWithBase(page);
  const bell = page.getByRole('button', { name: new RegExp(`^${vi.common.notifications}.*\\.`) });
  await expect(bell).toHaveAccessibleName(new RegExp(vi.shell.bell.live));
  await sandbox.advance({ months: 1 });
  await expect(bell).toHaveAccessibleName(/\d/);
  await page.goto('/notifications');
  await expectTitle(page, vi.common.notifications);
  await expectPaidOnce(page);
});
