import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  args: {
    error: 'transactions:failed',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the error is an alert, and a press on retry reports it', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Không tải được lịch sử giao dịch');
      await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
};

export const LongDetail: Story = {
  args: { detail: 'InvalidResponse at GET /api/payments/stripe: '.repeat(20) },
};

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('a press while the retry runs does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
      await expect(args.onRetry).not.toHaveBeenCalled();
    });
  },
};
