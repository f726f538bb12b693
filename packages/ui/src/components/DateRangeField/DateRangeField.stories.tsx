import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
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
  play: async ({ canvas, args, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Ngày giao dịch: Mọi ngày' });
    await step('a press on a period chooses its days, closes the popup and gives the focus back', async () => {
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('button', { name: 'Năm nay' }));
      const year = new Date().getFullYear();
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: `${year}-01-01`, to: `${year}-12-31` });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(button).toHaveFocus();
    });
    await step('the period of the chosen days is marked', async () => {
      await userEvent.click(button);
      await expect(await screen.findByRole('button', { name: 'Năm nay' })).toHaveAttribute('aria-pressed', 'true');
    });
    await step('each side of the customer’s own days may stay open', async () => {
      fireEvent.change(screen.getByLabelText('Đến ngày'), { target: { value: '' } });
      fireEvent.change(screen.getByLabelText('Từ ngày'), { target: { value: '2026-11-01' } });
      await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: null });
      await expect(button).toHaveTextContent('từ 01/11/2026');
    });
    await step('days that end before they begin show an error', async () => {
      fireEvent.change(screen.getByLabelText('Đến ngày'), { target: { value: '2026-10-01' } });
      await expect(screen.getByLabelText('Đến ngày')).toBeInvalid();
      // The popup fades in.
      await waitFor(() => expect(screen.getByText('Ngày bắt đầu phải trước ngày kết thúc.')).toBeVisible());
    });
  },
};

export const Chosen: Story = {
  args: { value: { from: '2026-11-05', to: '2026-11-21' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the days stand in the portal’s language, also where the browser has another', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /05\/11\/2026 – 21\/11\/2026/ }));
      await expect(navigator.language).toMatch(/^en/);
      await expect(await screen.findByText('5 tháng 11, 2026')).toBeVisible();
      await expect(screen.getByLabelText('Đến ngày')).toHaveAccessibleDescription('21 tháng 11, 2026');
    });
  },
};
