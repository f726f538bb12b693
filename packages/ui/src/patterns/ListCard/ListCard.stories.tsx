import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import type { TableColumn } from '../../components/Table/Table.tsx';
import { ListCard } from './ListCard.tsx';

type Domain = {
  name: string;
  records: number;
};

const columns: TableColumn<Domain>[] = [
  { id: 'name', header: 'Tên miền', primary: true, cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    id: 'records',
    header: 'Bản ghi',
    align: 'end',
    cell: ({ records }) => records,
    sortValue: ({ records }) => records,
  },
];
const ready = (items: readonly Domain[], unreadable = 0) =>
  ({ status: 'ready', value: { items, unreadable } }) as const;
const domains = [
  { name: 'cua-hang-hoa.vn', records: 12 },
  { name: 'quan-ca-phe.com.vn', records: 4 },
];

const meta = {
  component: ListCard<Domain>,
  args: {
    read: ready(domains),
    failed: 'domains:failed',
    skeleton: { caption: 'Tên miền', columns, rows: 3 },
    children: (rows) => (
      <DataTable
        caption="Tên miền"
        columns={columns}
        rows={rows}
        getRowId={({ name }) => name}
        empty={<EmptyState picture="search" title="Chưa có tên miền" text="Thêm tên miền đầu tiên của bạn." />}
      />
    ),
  },
} satisfies Meta<typeof ListCard<Domain>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Titled: Story = { args: { title: 'Tên miền' } };
export const Loading: Story = { args: { read: { status: 'loading' } } };
export const Empty: Story = { args: { read: ready([]) } };

const onRetry = fn();
export const Failed: Story = {
  args: { read: { status: 'failed', onRetry } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the error names the failed read, and a press on retry reports it', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Không tải được danh sách tên miền');
      await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
      await expect(onRetry).toHaveBeenCalledOnce();
    });
  },
};

export const Stale: Story = {
  args: { read: { ...ready(domains), stale: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chưa cập nhật được, đang hiển thị số liệu gần nhất.')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
};

export const UnreadableRows: Story = {
  args: { read: ready(domains, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không hiển thị được 2 mục do lỗi dữ liệu.')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
};
