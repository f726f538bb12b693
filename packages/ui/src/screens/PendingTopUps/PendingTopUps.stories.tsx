import { fixtureNow } from '@may/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../../components/Box/Box.tsx';
import { pendingTopUpFixture } from '../wallet.fixtures.ts';
import { PendingTopUps } from './PendingTopUps.tsx';

const waiting = pendingTopUpFixture();
const longAgo = new Date(fixtureNow - 40 * 60_000).toISOString();
const late = pendingTopUpFixture({ attemptKey: 'late', method: 'atm', startedAt: longAgo, canContinue: false });
const lost = pendingTopUpFixture({ attemptKey: 'lost', method: 'vnpay', startedAt: longAgo, standing: 'cannotKnow' });

const meta = {
  title: 'Pending top-ups',
  component: PendingTopUps,
  args: { topUps: [waiting], now: fixtureNow, onCheck: fn(), onContinue: fn(), onDismiss: fn() },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof PendingTopUps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('checking and continuing name the attempt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kiểm tra' }));
      await expect(args.onCheck).toHaveBeenCalledWith(waiting.attemptKey);
      await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục thanh toán' }));
      await expect(args.onContinue).toHaveBeenCalledWith(waiting.attemptKey);
    });
    await step('nothing speaks of a loss before 15 minutes have passed', async () => {
      await expect(canvas.queryByText('Đã trừ tiền nhưng chưa cộng?')).toBeNull();
    });
  },
};

export const LateWithSupportPacket: Story = {
  args: { topUps: [late] },
  play: async ({ canvas, userEvent, step }) => {
    await step('after 15 minutes there is a text for support with everything in it', async () => {
      await userEvent.click(canvas.getByText('Đã trừ tiền nhưng chưa cộng?'));
      const packet = canvas.getByText(/Mã giao dịch: MAY-20261121-8F3K2/);
      await expect(packet).toBeVisible();
      await expect(packet).toHaveTextContent('500.000 đ');
    });
    await step('what can’t go on is not offered to', async () => {
      await expect(canvas.queryByRole('button', { name: 'Tiếp tục thanh toán' })).toBeNull();
    });
  },
};

export const CannotKnow: Story = {
  args: { topUps: [{ ...lost, transactionCode: null }] },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('nobody is invited to pay again for what may be paid', async () => {
      await expect(canvas.getByText(/không biết được khoản này đã được trả hay chưa/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Tiếp tục thanh toán' })).toBeNull();
    });
    await step('support can be written to, and it can be put away', async () => {
      await expect(canvas.getByText('Đã trừ tiền nhưng chưa cộng?')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Cất đi' }));
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
    await step('a press of check says what it came to', async () => {
      await expect(canvas.getByText(/^Vừa kiểm tra: chưa có kết quả/)).toBeVisible();
      await expect(canvas.getByText(/^Vừa kiểm tra: không có câu trả lời/)).toBeVisible();
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
