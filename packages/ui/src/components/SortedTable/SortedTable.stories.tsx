import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Money } from '../Money/Money.tsx';
import type { TableColumn } from '../Table/Table.tsx';
import { SortedTable } from './SortedTable.tsx';

interface Line {
  id: string;
  note: string;
  amount: number | null;
}

const rows: Line[] = [
  { id: '1', note: 'Nạp tiền qua VietQR', amount: 500_000 },
  { id: '2', note: 'Máy chủ cua-hang-hoa, tháng 11', amount: -1_250_000 },
  { id: '3', note: 'Giao dịch không đọc được số tiền', amount: null },
  { id: '4', note: 'Nạp tiền qua thẻ', amount: 10_000_000 },
];

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
  component: SortedTable<Line>,
  args: { caption: 'Nhật ký giao dịch', columns, rows, getRowId: ({ id }) => id, onSortChange: fn() },
  // On a phone the rows are cards without headers.
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <Card title="Nhật ký giao dịch" padding="none">
      <SortedTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof SortedTable<Line>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sorted: Story = {
  args: { defaultSort: { column: 'note', direction: 'ascending' } },
  play: async ({ canvas, args, userEvent, step }) => {
    const notes = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.querySelector('td')?.textContent);
    await step('begins in the order it was told', async () => {
      await expect(notes()[0]).toBe('Giao dịch không đọc được số tiền');
    });
    await step('the largest amount comes first, unknown ones last', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Số tiền' }));
      await expect(canvas.getByRole('columnheader', { name: 'Số tiền' })).toHaveAttribute('aria-sort', 'descending');
      await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'amount', direction: 'descending' });
      await expect(notes()[0]).toBe('Nạp tiền qua thẻ');
      await expect(notes()[3]).toBe('Giao dịch không đọc được số tiền');
    });
    await step('a second press turns the order, and unknown ones stay last', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Số tiền' }));
      await expect(notes()[0]).toBe('Máy chủ cua-hang-hoa, tháng 11');
      await expect(notes()[3]).toBe('Giao dịch không đọc được số tiền');
    });
  },
};
