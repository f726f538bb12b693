import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

const meta = {
  component: NumberField,
  args: { label: 'Ổ cứng SSD', unit: 'GB', minimum: 10, maximum: 2_000, onValueChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Ổ cứng SSD' });
    await step('the hint has the limits, and 1.200 gives 1200', async () => {
      await expect(field).toHaveAccessibleDescription('Từ 10 đến 2.000 GB.');
      await userEvent.type(field, '1.200');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(1_200);
    });
    await step('the arrow keys add and subtract 1 and stop at the limits', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(field).toHaveValue('1.201');
      await userEvent.clear(field);
      await userEvent.type(field, '2000');
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(2_000);
      await userEvent.clear(field);
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith(10);
    });
  },
};

export const Unreadable: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('12x shows an error and gives null', async () => {
      await userEvent.type(canvas.getByRole('textbox'), '12x');
      await userEvent.tab();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
      await expect(canvas.getByRole('textbox')).toBeInvalid();
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Số chưa đúng định dạng/);
    });
  },
};

export const WithError: Story = { args: { value: 5, error: 'Dung lượng ổ cứng tối thiếu là 10GB!' } };
export const Overflowing: Story = {
  args: {
    label: 'Thời gian sống của bản ghi trong bộ nhớ đệm của các máy chủ tên miền',
    unit: 'giây',
    maximum: 86_400,
    value: 86_400,
  },
};
