import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DataTable } from './DataTable.tsx';
import { inCard, type Line, linesTo, ofLines } from './dataTableStory.fixtures.tsx';

const meta = {
  title: 'DataTable search',
  component: DataTable<Line>,
  args: {
    ...ofLines,
    columns: [{ id: 'note', header: 'Ghi chú', cell: ({ note }) => note, primary: true }],
    rows: linesTo(9),
    filter: {
      label: 'Hiển thị',
      options: [
        { value: 'all', label: 'Tất cả', keeps: () => true },
        { value: 'first', label: 'Chỉ dòng đầu tiên', keeps: ({ id }) => id === '1' },
      ],
    },
    tools: () => <Button variant="outline">Lấy</Button>,
    onChoiceChange: fn(),
  },
  render: inCard<Line>,
} satisfies Meta<typeof DataTable<Line>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Short: Story = {
  args: { rows: linesTo(8) },
  play: async ({ canvas, step }) => {
    await step('a list of eight rows has neither search nor filter, and its tools stay', async () => {
      await expect(canvas.getByRole('button', { name: 'Lấy' })).toBeVisible();
      await expect(canvas.queryByRole('searchbox')).toBeNull();
      await expect(canvas.queryByRole('combobox', { name: 'Hiển thị' })).toBeNull();
    });
  },
};

export const ShortWithSearch: Story = {
  args: { rows: linesTo(8), choice: { search: '1' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('a search of the address is shown, and stays when it is emptied', async () => {
      const field = canvas.getByRole('searchbox');
      await expect(field).toHaveValue('1');
      await userEvent.clear(field);
      await expect(field).toHaveFocus();
    });
  },
};

export const OnPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step(
      'before the first row a phone has the search, a button for the filter and the tools, in at most 120 px',
      async () => {
        await expect(canvas.queryByRole('combobox', { name: 'Hiển thị' })).toBeNull();
        await expect(canvas.getByRole('button', { name: 'Lấy' })).toBeVisible();
        const [row] = canvasElement.querySelectorAll('tbody tr');
        const height = (row?.getBoundingClientRect().top ?? Infinity) - canvasElement.getBoundingClientRect().top;
        await expect(height).toBeLessThanOrEqual(120);
      },
    );
    await step('the button shows the filter, and then names the choice', async () => {
      const button = canvas.getByRole('button', { name: 'Lọc' });
      await userEvent.click(button);
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Hiển thị' }), 'first');
      await userEvent.click(button);
      await expect(button).toHaveTextContent('Chỉ dòng đầu tiên');
    });
  },
};
