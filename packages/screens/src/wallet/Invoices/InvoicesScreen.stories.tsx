import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn } from 'storybook/test';
import { invoiceFixture, someInvoices } from '../wallet.fixtures.ts';
import { InvoicesScreen } from './InvoicesScreen.tsx';

const ready = (items: readonly ReturnType<typeof invoiceFixture>[], unreadable = 0) =>
  ({ status: 'ready', value: { items, unreadable } }) as const;
const huge = { amount: 999_999_999_999_999, currency: 'VND' } as const;

const meta = {
  title: 'Invoices',
  component: InvoicesScreen,
  args: { invoices: ready(someInvoices), hrefs: { home: '#home' } },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof InvoicesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the list has the specified columns and the date of each invoice', async () => {
      const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
      await expect(headers).toEqual(['ID', 'Cần thanh toán', 'Trạng thái', 'Ngày tạo', 'Bản PDF', 'Đường dẫn']);
    });
    await step('a missing PDF or page shows a reason instead of a link', async () => {
      await expect(canvas.getAllByText('Chưa có')).toHaveLength(3);
      await expect(canvas.getAllByRole('link', { name: /^PDF/ })).toHaveLength(5);
    });
    await step('a press on a shortened id copies the whole', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await userEvent.click(canvas.getByRole('button', { name: 'Sao chép in_33' }));
      await expect(write).toHaveBeenCalledWith('in_33');
      await expect(await canvas.findByText('Đã sao chép')).toBeInTheDocument();
    });
  },
};

export const PaidAndNothingDue: Story = {
  args: { invoices: ready([invoiceFixture({ amountDue: { amount: 0, currency: 'VND' }, amountPaid: null })]) },
  play: async ({ canvas, step }) => {
    await step('a paid invoice with 0 due does not show a price of 0', async () => {
      await expect(canvas.getByText('Không cần thanh toán')).toBeVisible();
      await expect(canvas.queryByText(/^0\s?đ/)).toBeNull();
    });
  },
};
export const AllPaid: Story = { args: { invoices: ready([invoiceFixture(), invoiceFixture({ daysAgo: 33 })]) } };
export const Loading: Story = { args: { invoices: { status: 'loading' } } };
export const Empty: Story = {
  args: { invoices: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không có dữ liệu')).toBeVisible();
  },
};
export const Failed: Story = { args: { invoices: { status: 'failed', onRetry: fn() } } };
export const UnreadableRows: Story = { args: { invoices: ready([invoiceFixture()], 2) } };
export const SixtyRows: Story = {
  args: { invoices: ready(Array.from({ length: 60 }, (_, month) => invoiceFixture({ daysAgo: month * 30 + 3 }))) },
};
export const Overflowing: Story = {
  args: {
    invoices: ready([
      invoiceFixture({ status: 'unpaid', number: 'HOADON-'.repeat(9), amountDue: huge }),
      invoiceFixture({ daysAgo: 9, status: 'unpaid', amountDue: { amount: 123_456_789, currency: 'AUD' } }),
      invoiceFixture({ daysAgo: 10, status: 'unpaid', amountDue: null, createdAt: null }),
    ]),
  },
};
