import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Money } from '../Money/Money.tsx';
import { DataTable } from './DataTable.tsx';
import { inCard, type Line, linesTo, ofLines } from './dataTableStory.fixtures.tsx';

type Payment = Line & { amount: number };

const rows: Payment[] = linesTo(62).map((line, index) => ({ ...line, amount: ((index * 37) % 62) * 10_000 }));
const onTake = fn();

const meta = {
  title: 'DataTable address',
  component: DataTable<Payment>,
  args: {
    ...ofLines,
    rows,
    columns: [
      { id: 'note', header: 'Ghi chú', cell: ({ note }) => note, primary: true },
      {
        id: 'amount',
        header: 'Số tiền',
        cell: ({ amount }) => <Money value={{ amount, currency: 'VND' }} />,
        sortValue: ({ amount }) => amount,
      },
    ],
    onChoiceChange: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof DataTable<Payment>>;
export default meta;
type Story = StoryObj<typeof meta>;

const notes = () => screen.getAllByRole('row').flatMap((row) => row.querySelector('td')?.textContent ?? []);

export const Default: Story = {
  args: {
    choice: { search: 'Dòng 1', page: 99, sort: { column: 'amount', direction: 'ascending' }, size: '5' },
    tools: (found) => <Button onPress={() => onTake(found.map(({ id }) => id))}>Lấy</Button>,
  },
  render: function Address({ choice, ...args }) {
    const [address, setAddress] = useState(choice);
    return (
      <>
        <Button onPress={() => setAddress({ search: '32' })}>Đi</Button>
        {inCard({ ...args, choice: address })}
      </>
    );
  },
  play: async ({ canvas, args, userEvent, step }) => {
    const found = rows
      .toSorted((one, other) => one.amount - other.amount)
      .filter(({ note }) => note.startsWith('Dòng 1'));
    await step('a page that is too high shows the last one, in the order of the address', async () => {
      await expect(canvas.getByRole('searchbox')).toHaveValue('Dòng 1');
      await expect(canvas.getByText('11–11 trên 11')).toBeVisible();
      await expect(canvas.getByRole('columnheader', { name: 'Số tiền' })).toHaveAttribute('aria-sort', 'ascending');
      await expect(notes()).toEqual(found.slice(10).map(({ note }) => note));
    });
    await step('the tools get the found rows of all pages in their order', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Lấy' }));
      await expect(onTake).toHaveBeenLastCalledWith(found.map(({ id }) => id));
    });
    await step('a press on a page is reported with the whole choice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Trang trước' }));
      await expect(args.onChoiceChange).toHaveBeenLastCalledWith({ ...args.choice, filter: undefined, page: 1 });
    });
    await step('a new page size keeps the order, and begins with the first page', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Số dòng mỗi trang' }), '10');
      await expect(args.onChoiceChange).toHaveBeenLastCalledWith({
        ...args.choice,
        filter: undefined,
        page: 0,
        size: '10',
      });
      await expect(notes()).toEqual(found.slice(0, 10).map(({ note }) => note));
    });
    await step('another address replaces what was chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Đi' }));
      await waitFor(() => expect(notes()).toEqual(['Dòng 32']));
      await expect(canvas.getByRole('searchbox')).toHaveValue('32');
    });
  },
};
