import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Money } from '../Money/Money.tsx';
import type { TableColumn } from '../Table/Table.tsx';
import { DataTable, type TableChoice } from './DataTable.tsx';
import { inCard, linesTo } from './dataTableStory.fixtures.tsx';

type Line = {
  id: string;
  note: string;
  amount: number | null;
};

const rows: Line[] = [
  { id: '1', note: 'Nạp tiền qua VietQR', amount: 500_000 },
  { id: '2', note: 'Máy chủ cua-hang-hoa, tháng 11', amount: -1_250_000 },
  { id: '3', note: 'Giao dịch không đọc được số tiền', amount: null },
  { id: '4', note: 'Nạp tiền qua thẻ', amount: 10_000_000 },
];

/** So many that a search is there. */
const manyRows = [...rows, ...linesTo(5).map((line) => ({ ...line, id: `line ${line.id}`, amount: 5 }))];

const columns: TableColumn<Line>[] = [
  { id: 'note', header: 'Ghi chú', cell: ({ note }) => note, primary: true, sortValue: ({ note }) => note },
  {
    id: 'amount',
    header: 'Số tiền',
    align: 'end',
    cell: ({ amount }) => <Money signed value={amount === null ? null : { amount, currency: 'VND' }} />,
    sortValue: ({ amount }) => amount,
  },
];

const meta = {
  component: DataTable<Line>,
  args: {
    caption: 'Nhật ký giao dịch',
    columns,
    rows,
    getRowId: ({ id }) => id,
    empty: <EmptyState picture="money" title="Chưa có giao dịch" text="Nạp tiền để bắt đầu." />,
    onChoiceChange: fn(),
  },
  // On a phone the rows are cards without headers.
  globals: { viewport: { value: 'desktop' } },
  render: inCard<Line>,
} satisfies Meta<typeof DataTable<Line>>;
export default meta;
type Story = StoryObj<typeof meta>;

const plain: TableChoice = { search: '', page: 0, sort: null, size: '10' };
const search = { label: 'Tìm trong ghi chú', textOf: ({ note }: Line) => note };
const filter = {
  label: 'Hiển thị',
  options: [
    { value: 'all', label: 'Tất cả', keeps: () => true },
    { value: 'spent', label: 'Chi ra', keeps: ({ amount }: Line) => (amount ?? 0) < 0 },
  ],
};
const bodyRows = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) => canvas.getAllByRole('row').slice(1);
const notes = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  bodyRows(canvas).map((row) => row.querySelector('td')?.textContent);

export const Default: Story = {};

export const Empty: Story = { args: { rows: [], search, filter } };

export const Sorted: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the rows keep the given order until a heading is pressed', async () => {
      await expect(notes(canvas)).toEqual(rows.map(({ note }) => note));
    });
    await step(
      'the first press puts the largest amount first and unknown ones last, and reports the order',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Số tiền' }));
        await expect(canvas.getByRole('columnheader', { name: 'Số tiền' })).toHaveAttribute('aria-sort', 'descending');
        await expect(args.onChoiceChange).toHaveBeenLastCalledWith({
          ...plain,
          sort: { column: 'amount', direction: 'descending' },
        });
        await expect(notes(canvas)).toEqual([
          'Nạp tiền qua thẻ',
          'Nạp tiền qua VietQR',
          'Máy chủ cua-hang-hoa, tháng 11',
          'Giao dịch không đọc được số tiền',
        ]);
      },
    );
    await step('a second press reverses the order, and unknown amounts stay last', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Số tiền' }));
      await expect(notes(canvas)).toEqual([
        'Máy chủ cua-hang-hoa, tháng 11',
        'Nạp tiền qua VietQR',
        'Nạp tiền qua thẻ',
        'Giao dịch không đọc được số tiền',
      ]);
    });
  },
};

export const SearchedAndFiltered: Story = {
  args: { rows: manyRows, search, filter },
  play: async ({ canvas, userEvent, step }) => {
    await step('a search without diacritics finds words that have them', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'nap tien');
      await expect(await canvas.findByText('2 kết quả')).toBeVisible();
    });
    await step('if no row matches, one press shows all rows again', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Hiển thị' }), 'spent');
      await userEvent.click(canvas.getByRole('button', { name: 'Hiện tất cả' }));
      await expect(await canvas.findByText('9 kết quả')).toBeVisible();
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
    });
  },
};
