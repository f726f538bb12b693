import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'Đi qua proxy', hint: 'Ẩn địa chỉ thật của máy chủ.', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Đi qua proxy' });
    await step('a press on the label and the Space key toggle the checkbox', async () => {
      await userEvent.click(canvas.getByText('Đi qua proxy'));
      await expect(box).toBeChecked();
      await userEvent.keyboard(' ');
      await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    });
  },
};

const onSend = fn((event: FormEvent) => event.preventDefault());

export const InAForm: Story = {
  render: (args) => (
    <form onSubmit={onSend}>
      <Checkbox {...args} />
      <button type="submit">Lưu</button>
    </form>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter on the checkbox does not send the form', async () => {
      canvas.getByRole('checkbox').focus();
      await userEvent.keyboard('{Enter}');
      await expect(onSend).not.toHaveBeenCalled();
    });
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      <Checkbox {...args} />
      <Checkbox {...args} checked />
      <Checkbox label="Tôi đồng ý với điều khoản dịch vụ" error="Đồng ý với điều khoản để tiếp tục." />
    </Stack>
  ),
};
