import type { Page } from '@playwright/test';
import { expect, expectTitle, signIn } from './portalTest.ts';
import { dong } from './topUpSteps.ts';
import { vi } from './words.ts';

const words = vi.orderServer;

/** A section of the form. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Fills in an order of 720,000 dong a month; its MariaDB disk is the smallest, which is chosen already. */
export const fillInOrder = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'Hà Nội' }).click();
  await page.getByRole('radio', { name: 'Basic 2' }).click();
  await page.getByRole('radiogroup', { name: words.disk.title }).getByRole('radio', { name: '20 GB' }).click();
  await page.getByRole('button', { name: words.access.generate }).click();
  await page.getByRole('button', { name: words.containers.more }).click();
};

/** Signs in to a filled-in order. */
export const openFilledOrder = async (page: Page): Promise<void> => {
  await signIn(page, '/wordpress/create');
  await fillInOrder(page);
};

/** The button of the review that orders at the price in its text. */
export const confirmation = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(words.review.confirm.replace('{{amount}}', '.+')) });

/** Reviews the order of 720,000 dong a month and confirms it. */
export const confirmOrder = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: words.summary.review }).click();
  await expect(confirmation(page)).toContainText(dong(720_000));
  await confirmation(page).click();
};

/** Leaves the message “ordered” for the three steps by a press, instead of waiting 3 seconds. */
export const expectProgress = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: words.action.leave }).click();
  await expectTitle(page, vi.orderProgress.title);
};

/** A server as the provider lists it. */
type ListedServer = { id: string; domain: string | null; disk: number; mariadb_disk_size: number; size: number };

/** The servers of the signed-in customer, as the provider lists them. */
export const serversOf = async (page: Page): Promise<ListedServer[]> => {
  const token = await page.evaluate(() => sessionStorage.getItem('accessToken'));
  const answer = await page.request.get('/api/wp', { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()).result;
};

/** Expects the page of a server, which follows the three steps. */
export const expectServer = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/(?:wordpress|hosting)\/srv_\w+$/, { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: vi.serverDetail.tabs.general })).toBeVisible();
};
