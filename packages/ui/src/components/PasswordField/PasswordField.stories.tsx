import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  component: PasswordField,
  args: { label: 'Mật khẩu', name: 'password', autoComplete: 'current-password', onValueChange: fn() },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const field = canvas.getByLabelText('Mật khẩu');
    await step('a press shows the password, and a second press hides it again', async () => {
      await userEvent.type(field, 'Demo!2345');
      await expect(field).toHaveAttribute('type', 'password');
      await userEvent.click(canvas.getByRole('button', { name: 'Hiện mật khẩu' }));
      await expect(field).toHaveAttribute('type', 'text');
      await expect(field).toHaveValue('Demo!2345');
      await userEvent.click(canvas.getByRole('button', { name: 'Ẩn mật khẩu' }));
      await expect(field).toHaveAttribute('type', 'password');
    });
    await step('the field accepts pasted text', async () => {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste('mật khẩu dài');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('mật khẩu dài');
    });
  },
};

export const CapsLock: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the field warns while Caps Lock is on', async () => {
      await userEvent.click(canvas.getByLabelText('Mật khẩu'));
      await userEvent.keyboard('{CapsLock}a');
      await expect(canvas.getByText('Caps Lock đang bật.')).toBeVisible();
      await userEvent.keyboard('{CapsLock}a');
      await expect(canvas.queryByText('Caps Lock đang bật.')).toBeNull();
    });
  },
};

export const Invalid: Story = { args: { error: 'Password invalid, please try again !', value: 'sai' } };
