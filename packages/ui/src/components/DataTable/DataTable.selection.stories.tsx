import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { TableColumn } from '../Table/Table.tsx';
import { DataTable } from './DataTable.tsx';
import { inCard, type Line, linesTo, ofLines } from './dataTableStory.fixtures.tsx';
import { Selectable } from './Selectable.tsx';

const isOurs = ({ id }: Line) => id !== '3';
const columns: TableColumn<Line>[] = [
  { id: 'note', header: 'Ghi chú', cell: ({ note }) => note, primary: true },
  { id: 'owner', header: 'Của', cell: (line) => (isOurs(line) ? 'bạn' : 'nhà cung cấp') },
];
const onDelete = fn();

const meta = {
  title: 'DataTable selection',
  component: DataTable<Line>,
  args: {
    ...ofLines,
    columns,
    rows: linesTo(62),
    markOf: ({ id }) => (id === '2' ? 'edited' : id === '4' ? 'deleted' : id === '5' ? 'added' : undefined),
    around: (list) => (
      <Selectable
        list={list}
        nameOf={({ note }) => note}
        isSelectable={isOurs}
        actions={(chosen, clear) => (
          <Button
            size="small"
            variant="outline"
            tone="critical"
            onPress={() => {
              onDelete(chosen.map(({ id }) => id));
              clear();
            }}
          >
            Xóa
          </Button>
        )}
      />
    ),
  },
  render: inCard<Line>,
} satisfies Meta<typeof DataTable<Line>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Xóa' }));
    await step('a row that cannot be chosen has no checkbox', async () => {
      await expect(canvas.queryByRole('checkbox', { name: 'Chọn Dòng 3' })).toBeNull();
      await expect(canvas.queryByRole('button', { name: 'Xóa' })).toBeNull();
    });
    await step('the action gets the chosen rows in the order of the list, and empties the choice', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn Dòng 4' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn Dòng 1' }));
      await press();
      await expect(onDelete).toHaveBeenLastCalledWith(['1', '4']);
      await expect(canvas.getByRole('checkbox', { name: 'Chọn Dòng 1' })).not.toBeChecked();
    });
    await step(
      'Space chooses a row, which stays chosen when a search hides it and all found ones are chosen',
      async () => {
        canvas.getByRole('checkbox', { name: 'Chọn Dòng 5' }).focus();
        await userEvent.keyboard(' ');
        await userEvent.type(canvas.getByRole('searchbox'), 'Dòng 62');
        await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn tất cả 1 dòng' }));
        await press();
        await expect(onDelete).toHaveBeenLastCalledWith(['5', '62']);
      },
    );
    await step('the checkbox of the heading chooses the found rows of all pages, and the bar counts them', async () => {
      await userEvent.clear(canvas.getByRole('searchbox'));
      await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chọn tất cả 61 dòng' }));
      await expect(canvas.getByRole('region')).toHaveTextContent('Đã chọn 61 dòng');
      await userEvent.click(canvas.getByRole('button', { name: 'Bỏ chọn' }));
      await expect(canvas.getByRole('checkbox', { name: 'Chọn Dòng 1' })).not.toBeChecked();
    });
    await step('a key that takes its own button away leaves the focus in the bar or at the table', async () => {
      const press = (name: RegExp) => {
        canvas.getByRole('button', { name }).focus();
        return userEvent.keyboard('{Enter}');
      };
      for (const leave of [/Bỏ chọn/, /Xóa/]) {
        await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn Dòng 1' }));
        await press(/^Chọn tất cả/);
        await expect(canvas.getByRole('region')).toHaveFocus();
        await press(leave);
        await expect(document.activeElement).toContainElement(canvas.getByRole('table'));
        await expect(document.body).not.toHaveFocus();
      }
    });
  },
};
export const OnPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('without a heading the bar of the first chosen row chooses all', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Chọn Dòng 2' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Chọn tất cả 61 dòng' }));
      await expect(canvas.getByRole('region')).toHaveTextContent('Đã chọn 61 dòng');
    });
  },
};
