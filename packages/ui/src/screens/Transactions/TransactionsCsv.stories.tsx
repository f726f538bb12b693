import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { monthOfTransactions, transactionFixture } from '../wallet.fixtures.ts';
import TransactionsCsv from './TransactionsCsv.tsx';

const hostile = transactionFixture({ daysAgo: 5, change: -50_000, description: '=HYPERLINK("https://evil.example")' });
const items = [...monthOfTransactions, hostile];

const meta = {
  title: 'Transactions CSV',
  component: TransactionsCsv,
  args: {
    open: true,
    onOpenChange: fn(),
    list: { status: 'ready', value: { items, unreadable: 0 } },
    shown: () => items,
  },
} satisfies Meta<typeof TransactionsCsv>;
export default meta;
type Story = StoryObj<typeof meta>;

const saveAs = () => {
  const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const made = spyOn(URL, 'createObjectURL');
  return {
    name: () => clicked.mock.contexts[0] && Reflect.get(clicked.mock.contexts[0], 'download'),
    bytes: async () => {
      const [file] = made.mock.calls[0] ?? [];
      return file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
    },
  };
};

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const saved = saveAs();
    await step('the dialog says what the file will contain', async () => {
      await expect(await screen.findByText('8 giao dịch')).toBeVisible();
      await expect(screen.getByText(/^18\/10\/2026 – 21\/11\/2026$/)).toBeVisible();
      await expect(screen.getByRole('radio', { name: /^Dấu chấm phẩy/ })).toBeChecked();
    });
    await step('the file begins with a byte order mark, and a formula is a text in it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Lưu tệp' }));
      await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
      await expect(saved.name()).toBe('lich-su-giao-dich_2026-10-18_2026-11-21.csv');
      const bytes = await saved.bytes();
      await expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
      await expect(lines).toHaveLength(9);
      await expect(lines[0]).toContain('"Nội dung";"Mã giao dịch";"Số tiền";"Số dư sau đó";"Tiền tệ";"ID"');
      await expect(lines.at(-1)).toContain('"\'=HYPERLINK(""https://evil.example"")";;-50000;');
    });
  },
};

export const Partial: Story = {
  args: { list: { status: 'ready', value: { items, unreadable: 2 }, stale: true }, shown: () => items.slice(0, 3) },
  play: async ({ userEvent, step }) => {
    const saved = saveAs();
    await step('the dialog says what the file lacks, and so do its button and its last line', async () => {
      await expect(await screen.findByText(/bị tìm kiếm, bộ lọc hoặc ngày ẩn đi: 5/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Lưu thiếu các dòng không đọc được' }));
      await waitFor(async () => expect((await saved.bytes()).length).toBeGreaterThan(0));
      const text = new TextDecoder().decode(await saved.bytes());
      await expect(text.trim().split('\r\n').at(-1)).toBe('"Số dòng không đọc được nên thiếu ở đây: 2"');
    });
  },
};

export const NothingToSave: Story = {
  args: { shown: () => [] },
  play: async ({ step }) => {
    await step('a table without rows gives no file and says why', async () => {
      await expect(await screen.findByRole('button', { name: 'Lưu tệp' })).toHaveAttribute('aria-disabled', 'true');
    });
  },
};
