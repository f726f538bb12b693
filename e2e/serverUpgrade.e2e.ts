import type { Page } from '@playwright/test';
import { serversOf } from './orderSteps.ts';
import { expect, liveBell, notices, signIn } from './portalTest.ts';
import { dong, test } from './topUpSteps.ts';
import { say, vi } from './words.ts';

const words = vi.serverUpgrade;

test.use({ expectedErrors: /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INCOMPLETE|status of 4\d\d/ });

/** Signs in and opens a tab of the newest running server. */
const openTab = async (page: Page, tab: 'disk' | 'plan') => {
  await signIn(page, '/wordpress');
  const server = (await serversOf(page)).find(({ domain, mariadb_disk_size: mariadb }) => domain && mariadb > 0);
  if (!server) throw new Error('The demo customer has no running server: see the demo data.');
  await page.goto(`/wordpress/${server.id}?tab=${tab}`);
  return server;
};
const serverNow = async (page: Page, id: string) => (await serversOf(page)).find((server) => server.id === id);
const gbOf = (mb: number) => `${mb / 1_024}\u00a0GB`;

/** Chooses 10 GB more, and presses twice in the review that names the new size. */
const growDisk = async (page: Page, target: string): Promise<void> => {
  await page.getByRole('button', { name: words.disk.grow_disk }).click();
  await page.getByRole('radio', { name: '+10\u00a0GB' }).click();
  await page.getByRole('button', { name: words.disk.review }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(say(words.cost.more, { amount: dong(40_000) }));
  await page
    .getByRole('button', { name: say(words.review.confirm_disk, { target }) })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
};
/** The sent changes of a server, one per request of the pages. */
const changesOf = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url());
  });
  return sent;
};

test('a disk whose answer is lost is found grown, and is sent and charged once', { tag: '@literal' }, async ({
  page,
  sandbox,
  before,
}) => {
  const server = await openTab(page, 'disk');
  const sent = changesOf(page);
  const target = gbOf(server.disk + 10_240);
  await sandbox.arm('upgradeAnswerLost');
  await growDisk(page, target);
  await expect(page.getByText(say(words.message.saved.title_disk, { target }))).toBeVisible({ timeout: 15_000 });
  expect(sent).toHaveLength(1);
  expect(await serverNow(page, server.id)).toMatchObject({
    disk: server.disk + 10_240,
    mariadb_disk_size: server.mariadb_disk_size,
  });
  const after = await sandbox.ledger();
  expect(after.rows).toHaveLength(before.rows.length + 1);
  const charged = before.balance - after.balance;
  expect(charged).toBeGreaterThan(0);
  // The difference of a month, for the days that are left of it.
  expect(charged).toBeLessThanOrEqual(40_000);
});

test('another plan is bought at the reviewed price, and the bell tells of it', { tag: '@deep' }, async ({ page }) => {
  const server = await openTab(page, 'plan');
  await expect(liveBell(page)).toBeVisible();
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: words.plan.buy }) });
  await row.last().getByRole('button', { name: words.plan.buy }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words.review.restart);
  await dialog.getByRole('button', { name: new RegExp(say(words.review.confirm_plan, { target: '.+' })) }).click();
  await expect(notices(page)).toContainText(vi.notifications.subscription.updated.title);
  await expect(page.getByText(new RegExp(say(words.message.saved.title_plan, { target: '.+' })))).toBeVisible();
  expect((await serverNow(page, server.id))?.size).not.toBe(server.size);
});
