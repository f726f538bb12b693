import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../../components/Box/Box.tsx';
import type { PendingTopUp } from '../wallet.ts';
import { PendingTopUps } from './PendingTopUps.tsx';

const now = Date.parse('2026-11-21T07:10:00Z');
const fresh: PendingTopUp = {
  attemptKey: '0b7f8a52-5f0e-4f0c-9b57-7a0d8f5f2d11',
  amount: { amount: 500_000, currency: 'VND' },
  method: 'vietqr',
  startedAt: '2026-11-21T07:05:00Z',
  transactionCode: 'MAY-20261121-8F3K2',
};
const late: PendingTopUp = {
  ...fresh,
  attemptKey: 'late',
  method: 'atm',
  startedAt: '2026-11-21T06:30:00Z',
};

const meta = {
  component: PendingTopUps,
  args: { topUps: [fresh], now, onCheck: fn(), onContinue: fn() },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof PendingTopUps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('checking and continuing name the attempt', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kiểm tra' }));
      await expect(args.onCheck).toHaveBeenCalledWith(fresh.attemptKey);
      await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục thanh toán' }));
      await expect(args.onContinue).toHaveBeenCalledWith(fresh.attemptKey);
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
  },
};

export const Checking: Story = { args: { topUps: [{ ...fresh, checking: true }] } };
export const WithoutCode: Story = { args: { topUps: [{ ...fresh, transactionCode: null }] } };
export const SeveralAndHuge: Story = {
  args: {
    topUps: [
      fresh,
      late,
      {
        ...fresh,
        attemptKey: 'huge',
        amount: { amount: 999_999_999_999_999, currency: 'VND' },
        transactionCode: 'MAY'.repeat(20),
      },
    ],
  },
};
export const None: Story = { args: { topUps: [] } };
