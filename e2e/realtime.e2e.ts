import type { Page } from '@playwright/test';
import { expect, expectTitle, notices, openByMenu, signIn, test } from './portalTest.ts';
import { spokenDong } from './topUpSteps.ts';
import { say, vi } from './words.ts';

const bell = (page: Page) => page.getByRole('button', { name: new RegExp(`^${vi.common.notifications}.*\\.`) });

const openLive = async (page: Page): Promise<void> => {
  await signIn(page);
  await expectTitle(page, vi.dashboard.title);
  await expect(bell(page)).toHaveAccessibleName(new RegExp(vi.shell.bell.live));
};

test('events of a live connection, of one that drops and of a page that is kept for Back', async ({
  page,
  sandbox,
  request,
}) => {
  await openLive(page);

  await test.step('an event is in the empty bell within two seconds, and the wallet is read again', async () => {
    await bell(page).click();
    await expect(page.getByText(vi.shell.bell.empty)).toBeVisible();
    await page.keyboard.press('Escape');
    const readAgain = page.waitForResponse((response) => response.url().endsWith('/api/payments/stripe'));
    await sandbox.publish('invoice.paid', { id: 'in_1', event_id: 'evt_1' });
    await expect(bell(page)).toHaveAccessibleName(new RegExp(say(vi.shell.bell.unread, { unread: 1 })), {
      timeout: 2_000,
    });
    await readAgain;
    await expect(notices(page)).toContainText(vi.notifications.invoice.paid.title);
    await bell(page).click();
    const list = page.getByRole('dialog', { name: vi.common.notifications });
    await expect(list.getByRole('listitem')).toContainText([vi.notifications.invoice.paid.title]);
    await expect(list).toContainText(vi.shell.bell.live);
    await expect(list).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bell(page)).toBeFocused();
    await expect(bell(page)).not.toHaveAccessibleName(new RegExp(say(vi.shell.bell.unread, { unread: 1 })));
    await page.reload();
    await bell(page).click();
    await expect(list.getByRole('listitem')).toContainText([vi.notifications.invoice.paid.title]);
  });

  await test.step('a dropped connection is opened again, and the wallet is read again', async () => {
    await page.keyboard.press('Escape');
    await expect(bell(page)).toHaveAccessibleName(new RegExp(vi.shell.bell.live));
    const reopened = page.waitForEvent('websocket');
    await sandbox.addFault({ fault: { kind: 'wsClose', code: 4200 } });
    await reopened;
    await page.waitForRequest((request) => request.url().endsWith('/api/payments/stripe'));
    await expect(bell(page)).toHaveAccessibleName(new RegExp(vi.shell.bell.live));
    await sandbox.publish('invoice.paid', { id: 'in_2', event_id: 'evt_2' });
    await expect(notices(page)).toContainText(vi.notifications.invoice.paid.title);
  });

  await test.step('a page kept for Back hides and disconnects; brought back, it reads again', async () => {
    // This browser keeps no page for Back: the test dispatches the events of a browser that does.
    const dispatch = (type: string) =>
      page.evaluate((name) => void window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
    await dispatch('pagehide');
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
    const lastDeliveries = async () => {
      await sandbox.publish('subscription.updated');
      return (await sandbox.published()).at(-1)?.deliveries;
    };
    await expect.poll(lastDeliveries).toBe(0);
    const readAgain = page.waitForResponse((response) => response.url().endsWith('/api/payments/stripe'));
    await dispatch('pageshow');
    await expectTitle(page, vi.dashboard.title);
    await readAgain;
    await expect(bell(page)).toHaveAccessibleName(new RegExp(vi.shell.bell.live));
    await sandbox.publish('invoice.paid', { id: 'in_3', event_id: 'evt_3' });
    await expect(notices(page)).toContainText(vi.notifications.invoice.paid.title);
  });

  await test.step('a payment made while another page was open is in the balance', async () => {
    const { balance } = await sandbox.ledger();
    await openByMenu(page, 'invoice');
    await expectTitle(page, vi.invoices.title);
    const token = await page.evaluate(() => sessionStorage.getItem('accessToken'));
    const created = await request.post('/api/payments/checkout', {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'elsewhere' },
      data: { amount: 500_000, type: 2, method: 'VIETQR' },
    });
    await request.post((await created.json()).result.checkoutUrl, { form: { action: 'pay' }, maxRedirects: 0 });
    const readAgain = page.waitForResponse((response) => response.url().endsWith('/api/payments/stripe/invoices'));
    await sandbox.publish('invoice.paid', { event_id: 'evt_5' });
    await readAgain;
    await openByMenu(page, 'dashboard');
    const wallet = page.getByRole('region', { name: vi.dashboard.wallet.title });
    await expect(wallet.getByText(spokenDong(balance + 500_000), { exact: true })).toBeAttached();
  });
});

test.describe('with a refused channel', () => {
  test.use({ expectedErrors: /status of 500|ERR_|WebSocket/ });

  test('the bell says that the connection is lost, and the wallet shows the balance and is read once a minute', async ({
    page,
    sandbox,
  }) => {
    const { balance } = await sandbox.ledger();
    await sandbox.arm('realtimeDies');
    await page.clock.install();
    const firstTry = page.waitForEvent('websocket');
    await signIn(page);
    const wallet = page.getByRole('region', { name: vi.dashboard.wallet.title });
    await expect(wallet.getByText(spokenDong(balance), { exact: true })).toBeAttached();
    // The connection's time starts with it, and its code is fetched late on a busy machine.
    await firstTry;
    await page.clock.runFor(12_000);
    await expect(bell(page)).toHaveAccessibleName(new RegExp(vi.shell.bell.offline));
    const readAgain = page.waitForResponse((response) => response.url().endsWith('/api/payments/stripe'));
    await page.clock.runFor(60_000);
    await readAgain;
  });
});
