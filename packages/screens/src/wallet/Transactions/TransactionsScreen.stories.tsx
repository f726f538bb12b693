import { Box } from '@may/ui/components/Box/Box.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { IconButton } from '@may/ui/components/IconButton/IconButton.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PendingTopUps } from '../../top-up/PendingTopUps/PendingTopUps.tsx';
import { pendingTopUpsFixture } from '../../top-up/PendingTopUps/pendingTopUps.fixtures.ts';
import { manyTransactions, monthOfTransactions, transactionFixture } from '../wallet.fixtures.ts';
import { TransactionsScreen } from './TransactionsScreen.tsx';

const ready = (items: readonly ReturnType<typeof transactionFixture>[], unreadable = 0) =>
  ({ status: 'ready', value: { items, unreadable } }) as const;

const meta = {
  title: 'Transactions',
  component: TransactionsScreen,
  args: {
    transactions: ready(monthOfTransactions),
    pendingTopUps: null,
    receiptOf: ({ description }) => (
      <IconButton icon={icons.invoice} size="small" aria-label={`Biên nhận: ${description}`} />
    ),
    hrefs: { home: '#home', payment: '#payment' },
  },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof TransactionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the log has the specified columns and the balance after each transaction', async () => {
      const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
      await expect(headers).toEqual(['#', 'Nội dung', 'Số tiền', 'Thời gian', 'Số dư sau đó', 'Biên nhận']);
    });
  },
};
export const Loading: Story = { args: { transactions: { status: 'loading' } } };
export const Empty: Story = { args: { transactions: ready([]) } };
export const Failed: Story = { args: { transactions: { status: 'failed', onRetry: fn() } } };
export const UnreadableRows: Story = { args: { transactions: ready(monthOfTransactions, 2) } };
export const WithPendingTopUp: Story = { args: { pendingTopUps: <PendingTopUps {...pendingTopUpsFixture()} /> } };

const bodyRows = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) => canvas.getAllByRole('row').slice(1);

export const SixtyRows: Story = {
  args: { transactions: ready(manyTransactions(60)) },
  play: async ({ canvas, userEvent, step }) => {
    await step('a page has ten rows, and the next page starts with row 11', async () => {
      await expect(bodyRows(canvas)).toHaveLength(10);
      await userEvent.click(canvas.getByRole('button', { name: 'Trang sau' }));
      await expect(canvas.getByText('11–20 trên 60')).toBeVisible();
      await expect(bodyRows(canvas).map((row) => row.firstElementChild?.textContent)).toEqual(
        Array.from({ length: 10 }, (_, place) => String(place + 11)),
      );
    });
    await step('sorting covers all 60 rows and returns to the first page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Số tiền' }));
      await expect(bodyRows(canvas).map(({ textContent }) => textContent)).toEqual(
        Array(10).fill(expect.stringContaining('1.000.000')),
      );
      await expect(canvas.getByText('1–10 trên 60')).toBeVisible();
    });
    await step('on the last page the other page button has the focus, and none moves under the pointer', async () => {
      const sizes = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Số dòng mỗi trang' });
      await expect([...sizes.options].map(({ value }) => value)).toEqual(['5', '10', '20', '50']);
      await userEvent.selectOptions(sizes, '50');
      const next = canvas.getByRole('button', { name: 'Trang sau' });
      const { left } = next.getBoundingClientRect();
      await userEvent.click(next);
      const previous = canvas.getByRole('button', { name: 'Trang trước' });
      await expect(previous).toHaveFocus();
      // The width of a button depends on the font and the language, so the test only checks that the two do not overlap.
      await expect(previous.getBoundingClientRect().right).toBeLessThanOrEqual(left);
    });
  },
};

export const SearchWithoutDiacritics: Story = {
  args: { transactions: ready([...monthOfTransactions, ...manyTransactions(2)]) },
  play: async ({ canvas, userEvent, step }) => {
    await step('"nap tien" finds "Nạp tiền"', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'nap tien');
      await expect(await canvas.findByText('4 kết quả')).toBeVisible();
      await expect(canvas.queryByText(/^MAY-/)).toBeNull();
    });
    await step('after a filter without results one press shows all rows again', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Hiển thị' }), 'spent');
      await userEvent.click(canvas.getByRole('button', { name: 'Hiện tất cả' }));
      await expect(await canvas.findByText('9 kết quả')).toBeVisible();
    });
    await step('a row that the search finds by its code shows the code', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'may-48f');
      await expect(await canvas.findByText('MAY-48F3K2')).toBeVisible();
    });
  },
};

export const Overflowing: Story = {
  args: {
    transactions: ready([
      transactionFixture({
        change: -999_999_999_999_999,
        ending: 999_999_999_999_999,
        description: 'Gia hạn máy chủ cửa hàng hoa tươi thành phố Hồ Chí Minh, '.repeat(5),
      }),
      transactionFixture({ daysAgo: 2, change: 1, description: 'khong-co-khoang-trang-'.repeat(9) }),
      transactionFixture({
        daysAgo: 3,
        id: 'unknown',
        description: '',
        amount: null,
        createdAt: null,
        endingBalance: null,
      }),
    ]),
  },
};
