import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LockScreen } from './LockScreen.tsx';

const meta = {
  component: LockScreen,
  args: { reason: 'locked', onSubmit: fn(), onSignOut: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LockScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the password can be looked at, and Enter sends it', async () => {
      await expect(canvas.getByLabelText('Mật khẩu')).toHaveFocus();
      await userEvent.type(canvas.getByLabelText('Mật khẩu'), 'Demo!2345');
      await userEvent.click(canvas.getByRole('button', { name: 'Hiện mật khẩu' }));
      await expect(canvas.getByLabelText('Mật khẩu')).toHaveAttribute('type', 'text');
      await userEvent.click(canvas.getByRole('button', { name: 'Mở khóa' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Demo!2345' });
    });
  },
};

export const Expired: Story = { args: { reason: 'expired' } };
export const Verifying: Story = { args: { busy: true } };

export const Refused: Story = {
  args: { error: 'refused' },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the field says what is wrong and is ready for another try', async () => {
      await expect(canvas.getByLabelText('Mật khẩu')).toHaveAccessibleDescription(
        'Mật khẩu không đúng, vui lòng thử lại !',
      );
      await expect(canvas.getByLabelText('Mật khẩu')).toHaveFocus();
    });
    await step('signing out is always possible', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Đăng xuất' }));
      await expect(args.onSignOut).toHaveBeenCalledOnce();
    });
  },
};

export const Unreachable: Story = { args: { error: 'unreachable' } };

export const CoolingDown: Story = {
  args: { error: 'refused', coolingDownUntil: Date.now() + 3_599_000 },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('no attempt gets through while cooling down, and the reason is in words', async () => {
      await userEvent.type(canvas.getByLabelText('Mật khẩu'), 'Demo!2345{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: 'Mở khóa' }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(canvas.getByText(/Thử lại sau 59:\d\d/)).toBeVisible();
    });
  },
};
