import { expect, signIn, test } from './portalTest.ts';
import { spokenDong } from './topUpSteps.ts';
import { beginningOf, vi } from './words.ts';

const transactions = '/api/payments/stripe';
test.use({ expectedErrors: /status of 500/ });

test('the dashboard, at first with a failing read', async ({ page, sandbox }) => {
  // The socket never opens, because a new subscription would read everything again during the test.
  await page.routeWebSocket(/\/app\//, () => undefined);
  const { balance, rows } = await sandbox.ledger();
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const wallet = card(vi.dashboard.wallet.title);
  const latest = card(vi.dashboard.transactions.title);
  const invoices = card(vi.dashboard.invoices.title);
  await sandbox.addFault({ match: { path: transactions }, fault: { kind: 'status', status: 500 }, times: 'always' });
  await signIn(page);

  await test.step('a failed read affects its own dashboard cards alone, and a retry recovers', async () => {
    await expect(latest.getByRole('alert')).toContainText(vi.dashboard.failed.transactions.title);
    await expect(wallet.getByRole('alert')).toContainText(vi.dashboard.failed.balance.title);
    await expect(card(vi.dashboard.curve.title)).toHaveCount(0);
    await expect(invoices.getByRole('row')).toHaveCount(7);
    await expect(invoices.getByRole('alert')).toHaveCount(0);
    await sandbox.clearFaults();
    // The reading of each minute without a socket may come before the press, and leaves rows in place of the button.
    const retry = latest.getByRole('button', { name: vi.common.retry });
    await retry.or(latest.getByRole('listitem').first()).click();
    await expect(latest.getByRole('listitem')).toHaveCount(6);
    await expect(wallet.getByText(spokenDong(balance), { exact: true })).toBeAttached();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('the dashboard shows balance, transactions and invoices of the provider', async () => {
    await expect(wallet).toContainText('demo@may.cloud');
    await expect(wallet.getByText(spokenDong(balance), { exact: true })).toBeAttached();
    await expect(latest.getByRole('listitem')).toContainText(rows.slice(0, 6).map(({ description }) => description));
    await expect(invoices.getByRole('row')).toHaveCount(1 + 6);
    await expect(invoices.getByRole('row').filter({ hasText: vi.common.invoices.table.unpaid })).toHaveCount(1);
    const view = invoices.getByRole('link', { name: `${vi.common.invoices.table.view} ${vi.common.opensInNewTab}` });
    await expect(view).not.toHaveCount(0);
    for (const [place, name, href] of [
      [wallet, vi.shell.menu.topUp, '/payment'],
      [wallet, vi.dashboard.wallet.viewDetails, '/transactions'],
      [wallet, vi.dashboard.wallet.viewInvoice, '/invoice'],
      [latest, vi.dashboard.viewAll, '/transactions'],
      [invoices, vi.dashboard.viewAll, '/invoice'],
    ] as const)
      await expect(place.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  await test.step('the dashboard says below the balance how many days it lasts at the prices of the servers', async () => {
    await expect(wallet.getByText(beginningOf(vi.runway.line.days))).toHaveText(/\d/);
  });
});
