import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { manyTransactions, monthOfTransactions, transactionFixture } from '../wallet.fixtures.ts';
import { TransactionsScreen } from './TransactionsScreen.tsx';

const ready = (items: readonly ReturnType<typeof transactionFixture>[], unreadable = 0) =>
  ({ status: 'ready', value: { items, unreadable } }) as const;

const meta = {
  title: 'Transactions CSV',
  component: TransactionsScreen,
  args: { transactions: ready([]), pendingTopUps: null, hrefs: { home: '#home', payment: '#payment' } },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof TransactionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const saved = () => {
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const made = spyOn(URL, 'createObjectURL');
  return {
    name: () => clicked.mock.contexts[0] && Reflect.get(clicked.mock.contexts[0], 'download'),
    lines: async () => {
      const [file] = made.mock.calls[0] ?? [];
      return file instanceof Blob
        ? new TextDecoder()
            .decode(await file.arrayBuffer())
            .trim()
            .split('\r\n')
        : [];
    },
  };
};

export const SavedAsFile: Story = {
  args: {
    transactions: ready(
      [
        ...monthOfTransactions,
        ...manyTransactions(2),
        transactionFixture({ daysAgo: 5, change: -50_000, description: '=HYPERLINK("https://evil.example")' }),
      ],
      2,
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    const file = saved();
    await step('the file has the found rows in their order, and its last line names the unreadable ones', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Hiển thị' }), 'spent');
      await userEvent.click(canvas.getByRole('button', { name: 'Xuất CSV' }));
      await waitFor(() => expect(file.name()).toBe('lich-su-giao-dich.csv'));
      const lines = await file.lines();
      await expect(lines).toHaveLength(8);
      await expect(lines[0]).toContain('"Nội dung";"Mã giao dịch";"Số tiền";"Số dư sau đó";"Tiền tệ";"ID"');
      await expect(lines[3]).toContain('"\'=HYPERLINK(""https://evil.example"")";;-50000;');
      await expect(lines.at(-1)).toBe('"Số dòng bị thiếu do lỗi dữ liệu: 2"');
    });
    await step('a table without rows gives no file and says why', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
      await canvas.findByText('0 kết quả');
      await userEvent.click(canvas.getByRole('button', { name: 'Xuất CSV' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Bảng không có dòng nào để xuất.');
    });
  },
};

export const MoreThanAreShown: Story = {
  args: { transactions: ready([...manyTransactions(5_001)].reverse()) },
  play: async ({ canvas, userEvent, step }) => {
    await step('of 5,001 transactions the newest 5,000 are shown, and the page and the file say so', async () => {
      const sentence = 'Chỉ gồm 5.000 dòng mới nhất trong tổng số 5.001 dòng.';
      await expect(canvas.getByText(sentence)).toBeVisible();
      await expect(canvas.getByText('5000 kết quả')).toBeVisible();
      await expect(canvas.getByText('1–10 trên 5000')).toBeVisible();
      const file = saved();
      await userEvent.click(canvas.getByRole('button', { name: 'Xuất CSV' }));
      await waitFor(async () => expect((await file.lines()).at(-1)).toBe(`"${sentence}"`));
      const lines = await file.lines();
      await expect(lines).toHaveLength(5_002);
      await expect([lines[1], lines[5_000]]).toEqual([
        expect.stringContaining('"many-0"'),
        expect.stringContaining('"many-4999"'),
      ]);
    });
  },
};
