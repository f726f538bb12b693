import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { Money } from '../Money/Money.tsx';
import { Table, type TableColumn } from './Table.tsx';

type Line = {
  id: string;
  note: string;
  amount: number | null;
  createdAt: string;
};

const rows: Line[] = [
  { id: '1', note: 'Nạp tiền qua VietQR', amount: 500_000, createdAt: '2026-11-21T07:05:00Z' },
  { id: '2', note: 'Máy chủ cua-hang-hoa, tháng 11', amount: -1_250_000, createdAt: '2026-11-20T01:30:00Z' },
  { id: '3', note: 'Giao dịch không đọc được số tiền', amount: null, createdAt: '2026-11-19T10:00:00Z' },
  { id: '4', note: 'Nạp tiền qua thẻ', amount: 10_000_000, createdAt: '2026-11-18T03:12:00Z' },
];

const columns: TableColumn<Line>[] = [
  { id: 'index', header: '#', cell: (_, index) => index + 1, hideOnPhone: true },
  { id: 'note', header: 'Ghi chú', cell: ({ note }) => note, primary: true },
  {
    id: 'amount',
    header: 'Số tiền',
    align: 'end',
    cell: ({ amount }) => <Money signed value={amount === null ? null : { amount, currency: 'VND' }} />,
    sortValue: ({ amount }) => amount,
  },
  {
    id: 'createdAt',
    header: 'Thời gian',
    align: 'end',
    cell: ({ createdAt }) => <DateTime value={createdAt} />,
    sortValue: ({ createdAt }) => createdAt,
  },
];

const meta = {
  component: Table<Line>,
  args: { caption: 'Nhật ký giao dịch', columns, rows, getRowId: ({ id }) => id },
  render: (args) => (
    <Card title="Nhật ký giao dịch" padding="none">
      <Table {...args} />
    </Card>
  ),
} satisfies Meta<typeof Table<Line>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { status: 'loading', rows: [] } };

export const Empty: Story = { args: { rows: [] } };

export const LongLabels: Story = {
  args: { rows: rows.map((row) => ({ ...row, note: `${row.note} – ${'supercalifragilistic'.repeat(6)}` })) },
};
