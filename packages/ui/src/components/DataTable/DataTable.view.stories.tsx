import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Money } from '../Money/Money.tsx';
import type { TableColumn } from '../Table/Table.tsx';
import { DataTable, type TableChoice } from './DataTable.tsx';
import { inCard, type Line, linesTo, ofLines } from './dataTableStory.fixtures.tsx';

type Payment = Line & { amount: number };

const rows: Payment[] = linesTo(32).map((line, index) => ({ ...line, amount: ((index * 13) % 32) * 10_000 }));
const columns: TableColumn<Payment>[] = [
  { id: 'note', header: 'Ghi chú', cell: ({ note }) => note, primary: true, rest: true },
  { id: 'id', header: 'Mã', cell: ({ id }) => id, width: 'short' },
  {
    id: 'amount',
    header: 'Số tiền',
    align: 'end',
    width: 'amount',
    cell: ({ amount }) => <Money value={{ amount, currency: 'VND' }} />,
    sortValue: ({ amount }) => amount,
  },
  { id: 'actions', header: 'Thao tác', cell: () => <Button size="small">Sửa</Button>, width: 'actions' },
];
const plain: TableChoice = { search: '', days: { from: null, to: null }, page: 0, sort: null, size: '10' };
const onTake = fn();

const meta = {
  title: 'DataTable view',
  component: DataTable<Payment>,
  args: {
    ...ofLines,
    columns,
    rows,
    found: (count) => `${count} dòng`,
    tools: (shown) => (
      <Button size="small" variant="outline" tone="neutral" onPress={() => onTake(shown().map(({ id }) => id))}>
        Lấy
      </Button>
    ),
    onViewChange: fn(),
    onChoiceChange: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
  render: inCard<Payment>,
} satisfies Meta<typeof DataTable<Payment>>;
export default meta;
type Story = StoryObj<typeof meta>;

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const notes = () => screen.getAllByRole('row').flatMap((row) => row.querySelector('td')?.textContent ?? []);

export const Menu: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the menu offers the columns except the title and the actions, and stays open', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cách hiển thị' }));
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Mã' }));
      await expect(screen.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)).toEqual([
        'Mã',
        'Số tiền',
      ]);
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'Gọn' }));
      await userEvent.click(screen.getByRole('menuitemradio', { name: '20' }));
      await expect(headers()).toEqual(['Ghi chú', 'Số tiền', 'Thao tác']);
      await expect(notes()).toHaveLength(20);
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: null, size: '20', hidden: ['id'], dense: true });
    });
    await step('one press shows the table as at the start', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Về mặc định' }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(headers()).toEqual(['Ghi chú', 'Mã', 'Số tiền', 'Thao tác']);
      await expect(notes()).toHaveLength(10);
    });
  },
};

export const AsItWasLeft: Story = {
  args: { view: { sort: null, size: '20', hidden: ['id', 'note', 'actions', 'gone'], dense: true } },
  play: async ({ step }) => {
    await step('a column that must not be hidden is shown, also if the stored view hides it', async () => {
      await expect(headers()).toEqual(['Ghi chú', 'Số tiền', 'Thao tác']);
    });
  },
};
export const DenseOnPhone: Story = { args: AsItWasLeft.args, globals: { viewport: { value: 'phone' } } };
export const DenseLoading: Story = { args: { ...AsItWasLeft.args, rows: null, expected: 10 } };

export const ChosenByAddress: Story = {
  args: {
    choice: { ...plain, search: 'Dòng 1', page: 99, sort: { column: 'amount', direction: 'descending' }, size: '5' },
  },
  render: function Address({ choice, ...args }) {
    const [address, setAddress] = useState(choice);
    return (
      <Card
        padding="none"
        action={<Button onPress={() => setAddress({ ...plain, search: '32' })}>Đi</Button>}
        title="Dòng"
      >
        <DataTable {...args} choice={address} />
      </Card>
    );
  },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('a page that is too high shows the last one, and the address is over the remembered view', async () => {
      await expect(canvas.getByRole('searchbox')).toHaveValue('Dòng 1');
      await expect(canvas.getByText('11–11 trên 11')).toBeVisible();
      // The address then names the page that is shown.
      await expect(args.onChoiceChange).toHaveBeenLastCalledWith({ ...args.choice, filter: undefined, page: 2 });
      await expect(args.onViewChange).not.toHaveBeenCalled();
    });
    await step('the tools get the found rows of all pages in their order', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Lấy' }));
      const found = rows
        .filter(({ note }) => note.startsWith('Dòng 1'))
        .sort((one, other) => other.amount - one.amount);
      await expect(onTake).toHaveBeenLastCalledWith(found.map(({ id }) => id));
    });
    await step('a press on a page is reported with the whole choice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Trang trước' }));
      await expect(args.onChoiceChange).toHaveBeenLastCalledWith({ ...args.choice, filter: undefined, page: 1 });
    });
    await step('another address replaces what was chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Đi' }));
      await waitFor(() => expect(notes()).toEqual(['Dòng 32']));
      await expect(canvas.getByRole('searchbox')).toHaveValue('32');
      await expect(args.onChoiceChange).toHaveBeenLastCalledWith({ ...plain, filter: undefined, search: '32' });
    });
  },
};
