import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  args: {
    title: 'Không tải được giao dịch',
    text: 'Nhà cung cấp không trả lời. Tiền của bạn không bị ảnh hưởng; hãy thử lại sau ít phút.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the error is an alert, and a press on retry reports it', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Không tải được giao dịch');
      await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
};

export const Page: Story = {
  args: { variant: 'page' },
  play: async ({ canvas, step }) => {
    await step('the title is the heading of the page', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Không tải được giao dịch');
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
