import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateRangeField } from './DateRangeField.tsx';

const meta = {
  component: DateRangeField,
  args: { label: 'Ngày giao dịch', value: { from: null, to: null }, onValueChange: fn() },
  render: function Remembering(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateRangeField
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    await step('each side may stay open', async () => {
      fireEvent.change(canvas.getByLabelText('Từ ngày'), { target: { value: '2026-11-01' } });
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: null });
    });
    await step('a range that ends before it begins shows an error', async () => {
      fireEvent.change(canvas.getByLabelText('Đến ngày'), { target: { value: '2026-10-01' } });
      await expect(canvas.getByLabelText('Đến ngày')).toBeInvalid();
      await expect(canvas.getByText('Ngày bắt đầu phải trước ngày kết thúc.')).toBeVisible();
    });
  },
};

export const Chosen: Story = {
  args: { value: { from: '2026-11-05', to: '2026-11-21' } },
  play: async ({ canvas, step }) => {
    await step('in a browser of another language each day also stands in the portal’s language', async () => {
      await expect(navigator.language).toMatch(/^en/);
      await expect(canvas.getByText('5 tháng 11, 2026')).toBeVisible();
      await expect(canvas.getByLabelText('Đến ngày')).toHaveAccessibleDescription('21 tháng 11, 2026');
    });
  },
};
