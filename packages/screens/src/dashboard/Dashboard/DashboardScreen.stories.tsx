import { fixtureNow } from '@may/domain/fixtures';
import { Box } from '@may/ui/components/Box/Box.tsx';
import { setMasked } from '@may/ui/components/Private/masked.ts';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import servers from '../../servers/Servers/ServersScreen.stories.tsx';
import { PendingTopUps } from '../../top-up/PendingTopUps/PendingTopUps.tsx';
import { pendingTopUpsFixture } from '../../top-up/PendingTopUps/pendingTopUps.fixtures.ts';
import { monthOfTransactions, someInvoices } from '../../wallet/wallet.fixtures.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const retry = fn();
const ready = <Item,>(items: readonly Item[], unreadable = 0) =>
  ({ status: 'ready', value: { items, unreadable } }) as const;

const meta = {
  title: 'Dashboard',
  component: DashboardScreen,
  args: {
    email: 'demo@may.cloud',
    now: fixtureNow,
    servers: servers.args.servers,
    balance: { status: 'ready', value: { amount: 3_650_000, currency: 'VND' } },
    runway: { status: 'ready', value: { kind: 'days', days: 23 } },
    transactions: ready(monthOfTransactions),
    invoices: ready(someInvoices),
    pendingTopUps: null,
    amounts: [{ amount: { amount: 500_000, currency: 'VND' }, href: '#payment-500000' }],
    hrefs: { transactions: '#transactions', payment: '#payment', invoices: '#invoice', order: '#new', domains: '#dns' },
  },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, step }) => {
    await step('the cards show six transactions, six invoices, and two transactions in each direction', async () => {
      const lines = within(canvas.getByRole('region', { name: 'Giao dịch' })).getAllByRole('listitem');
      await expect(lines.map(({ textContent }) => textContent)).toEqual(
        [
          'Thêm ổ SSD 20 GB',
          'Nạp tiền qua VietQR',
          'Gia hạn WordPress blog-du-lich',
          'Gia hạn máy chủ cua-hang-hoa',
          'Nạp tiền qua thẻ ATM nội địa',
          'Gia hạn máy chủ cua-hang-hoa',
        ].map((words) => expect.stringContaining(words)),
      );
      const wallet = within(canvas.getByRole('region', { name: 'Số dư ví' }));
      const amounts = wallet.getAllByRole('listitem').map(({ textContent }) => textContent);
      const wanted = [/\+2\.000\.000/, /\+2\.000\.000/, /−360\.000/, /−680\.000/];
      await expect(amounts).toEqual(wanted.map((words) => expect.stringMatching(words)));
      await expect(wallet.getByText(/khoảng 23 ngày/)).toBeVisible();
      const invoices = within(canvas.getByRole('region', { name: 'Hóa đơn gần đây' })).getAllByRole('row');
      await expect(invoices).toHaveLength(7);
    });
    await step(
      'screen readers hear the first and the last amount of the curve, and none while amounts are hidden',
      async () => {
        const curve = canvas.getByRole('img', { name: /^Số dư 30 ngày qua: 1\.250\.000\sđ → 3\.650\.000\sđ$/ });
        setMasked(true);
        await waitFor(() => expect(curve).toHaveAccessibleName('Số dư 30 ngày qua: •••• → ••••'));
        setMasked(false);
      },
    );
  },
};

const allOf = (read: Loadable<never>) => ({
  servers: read,
  balance: read,
  runway: read,
  transactions: read,
  invoices: read,
});
export const Loading: Story = { args: allOf({ status: 'loading' }) };
export const EverythingFails: Story = { args: allOf({ status: 'failed', onRetry: retry }) };

export const Empty: Story = {
  args: {
    balance: { status: 'ready', value: { amount: 0, currency: 'VND' } },
    runway: { status: 'ready', value: { kind: 'nothingDue' } },
    transactions: ready([]),
    invoices: ready([]),
  },
  play: async ({ canvas }) => {
    const latest = within(canvas.getByRole('region', { name: 'Giao dịch' }));
    await expect(latest.getByText('Chưa có giao dịch nào').parentElement?.querySelector('svg')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /30 ngày/ })).toBeNull();
  },
};

export const OneReadFails: Story = {
  args: { invoices: { status: 'failed', onRetry: retry } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the other cards stay, and the failed card reads its own data again', async () => {
      await expect(canvas.getByRole('region', { name: 'Giao dịch' })).toBeVisible();
      await userEvent.click(
        within(canvas.getByRole('region', { name: 'Hóa đơn gần đây' })).getByRole('button', { name: 'Thử lại' }),
      );
      await expect(retry).toHaveBeenCalledOnce();
    });
  },
};

export const Partial: Story = {
  args: {
    balance: { status: 'ready', value: { amount: 3_650_000, currency: 'VND' }, stale: true },
    transactions: { ...ready(monthOfTransactions.slice(0, 3), 2), stale: true },
    invoices: ready(someInvoices.slice(0, 2), 1),
  },
};

export const WithPendingTopUps: Story = {
  args: { pendingTopUps: <PendingTopUps {...pendingTopUpsFixture()} /> },
};
