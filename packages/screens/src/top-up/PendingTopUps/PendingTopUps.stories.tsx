import { fixtureNow } from '@may/domain/fixtures';
import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PendingTopUps } from './PendingTopUps.tsx';
import { pendingTopUpFixture } from './pendingTopUps.fixtures.ts';

const waiting = pendingTopUpFixture();
const longAgo = new Date(fixtureNow - 40 * 60_000).toISOString();
const late = pendingTopUpFixture({ attemptKey: 'late', method: 'atm', startedAt: longAgo, canContinue: false });
const lost = pendingTopUpFixture({ attemptKey: 'lost', method: 'vnpay', startedAt: longAgo, standing: 'cannotKnow' });

const meta = {
  title: 'Pending top-ups',
  component: PendingTopUps,
  args: { topUps: [waiting], onCheck: fn(), onContinue: fn(), onDismiss: fn() },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof PendingTopUps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('check and continue pass the key of the attempt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kiểm tra' }));
      await expect(args.onCheck).toHaveBeenCalledWith(waiting.attemptKey);
      await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục thanh toán' }));
      await expect(args.onContinue).toHaveBeenCalledWith(waiting.attemptKey);
    });
  },
};

export const Late: Story = {
  args: { topUps: [late] },
  play: async ({ canvas, step }) => {
    await step('a top-up that cannot continue has its code and no button to continue', async () => {
      await expect(canvas.getByDisplayValue('MAY-20261121-8F3K2')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Tiếp tục thanh toán' })).toBeNull();
    });
  },
};

export const CannotKnow: Story = {
  args: { topUps: [{ ...lost, transactionCode: null }] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('a top-up with an unknown outcome does not invite the customer to pay again', async () => {
      await expect(canvas.getByText(/không xác định được khoản này đã được thanh toán hay chưa/i)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Tiếp tục thanh toán' })).toBeNull();
    });
    await step('it names the address of support, and can be dismissed', async () => {
      await expect(canvas.getByText(/gửi email đến \S+@/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Ẩn' }));
      await expect(args.onDismiss).toHaveBeenCalledWith('lost');
    });
  },
};

export const Checking: Story = { args: { topUps: [{ ...waiting, checking: true }] } };
const at = new Date(fixtureNow).toISOString();
export const Checked: Story = {
  args: {
    topUps: [
      { ...waiting, checked: { at, was: 'noNews' } },
      { ...late, checked: { at, was: 'unanswered' } },
    ],
  },
  play: async ({ canvas, step }) => {
    await step('a check without news and a check without an answer show their result', async () => {
      await expect(canvas.getByText(/^Đã kiểm tra: chưa có kết quả/)).toBeVisible();
      await expect(canvas.getByText(/^Đã kiểm tra: không có phản hồi/)).toBeVisible();
    });
  },
};
export const WithoutCode: Story = { args: { topUps: [{ ...waiting, transactionCode: null }] } };
export const SeveralAndHuge: Story = {
  args: {
    topUps: [
      waiting,
      late,
      lost,
      pendingTopUpFixture({
        attemptKey: 'huge',
        amount: { amount: 999_999_999_999_999, currency: 'VND' },
        transactionCode: 'MAY'.repeat(20),
      }),
    ],
  },
};
export const None: Story = { args: { topUps: [] } };
