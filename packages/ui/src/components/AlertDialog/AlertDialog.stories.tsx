import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  component: AlertDialog,
  args: {
    open: true,
    title: 'Xóa tên miền may.cloud?',
    text: 'Mọi bản ghi của tên miền này sẽ mất và không lấy lại được.',
    confirmLabel: 'Xóa tên miền',
    cancelLabel: 'Giữ lại',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    await step('the cancelling button has the focus, so Enter confirms nothing', async () => {
      const keep = await screen.findByRole('button', { name: 'Giữ lại' });
      await waitFor(() => expect(keep).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
  },
};

export const Brand: Story = {
  args: {
    tone: 'brand',
    title: 'Rời khỏi Mây?',
    text: 'Bạn sẽ đến trang thanh toán của ngân hàng.',
    confirmLabel: 'Đến ngân hàng',
    cancelLabel: 'Ở lại',
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, userEvent, step }) => {
    await step('while the work runs, neither the confirming button nor Esc has an effect', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Xóa tên miền' }));
      await userEvent.keyboard('{Escape}');
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await expect(args.onCancel).not.toHaveBeenCalled();
    });
  },
};
