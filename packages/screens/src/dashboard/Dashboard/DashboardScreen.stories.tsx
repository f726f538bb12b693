import { fixtureNow } from '@may/domain/fixtures';
import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PendingTopUps } from '../../top-up/PendingTopUps/PendingTopUps.tsx';
import { pendingTopUpsFixture } from '../../top-up/PendingTopUps/pendingTopUps.fixtures.ts';
import { invoiceFixture, monthOfTransactions, someInvoices, transactionFixture } from '../../wallet/wallet.fixtures.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const retry = fn();
const ready = <Item,>(items: readonly Item[], unreadable = 0) =>
  ({ status: 'ready', value: { items, unreadable } }) as const;
const huge = { amount: 999_999_999_999_999, currency: 'VND' } as const;

const meta = {
  title: 'Dashboard',
  component: DashboardScreen,
  args: {
    email: 'demo@may.cloud',
    now: fixtureNow,
    balance: { status: 'ready', value: { amount: 3_650_000, currency: 'VND' } },
    transactions: ready(monthOfTransactions),
    invoices: ready(someInvoices),
    pendingTopUps: null,
    hrefs: { transactions: '#transactions', payment: '#payment', invoices: '#invoice' },
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
      await expect(wallet.getAllByRole('listitem')).toHaveLength(4);
      const invoices = within(canvas.getByRole('region', { name: 'Hóa đơn gần đây' })).getAllByRole('row');
      await expect(invoices).toHaveLength(7);
    });
  },
};

export const Loading: Story = {
  args: { balance: { status: 'loading' }, transactions: { status: 'loading' }, invoices: { status: 'loading' } },
};

export const Empty: Story = {
  args: {
    balance: { status: 'ready', value: { amount: 0, currency: 'VND' } },
    transactions: ready([]),
    invoices: ready([]),
  },
  play: async ({ canvas }) => {
    const latest = within(canvas.getByRole('region', { name: 'Giao dịch' }));
    await expect(latest.getByText('Chưa có giao dịch nào').parentElement?.querySelector('svg')).toBeVisible();
    await expect(canvas.getByText('Chưa chi khoản nào').parentElement?.clientHeight).toBeGreaterThan(80);
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

export const EverythingFails: Story = {
  args: {
    balance: { status: 'failed', onRetry: retry },
    transactions: { status: 'failed', onRetry: retry },
    invoices: { status: 'failed', onRetry: retry },
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

export const Overflowing: Story = {
  args: {
    email: 'nguyen-thi-hoang-oanh.phong-ke-toan-tong-hop@cong-ty-trach-nhiem-huu-han-thuong-mai.vn',
    balance: { status: 'ready', value: huge },
    transactions: ready(
      [1, -1, 1, -1].map((sign, index) =>
        transactionFixture({
          daysAgo: index * 6,
          change: sign * huge.amount,
          ending: huge.amount,
          description: 'Gia hạn máy chủ cửa hàng hoa tươi thành phố Hồ Chí Minh, '.repeat(4),
        }),
      ),
    ),
    invoices: ready([invoiceFixture({ number: 'HOADON-'.repeat(9), amountDue: huge, status: 'unpaid' })]),
  },
};
