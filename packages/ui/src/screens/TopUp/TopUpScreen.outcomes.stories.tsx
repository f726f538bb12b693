import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import choices, { Ready } from './TopUpScreen.stories.tsx';
import { TopUpScreen } from './TopUpScreen.tsx';

const meta = {
  ...choices,
  component: TopUpScreen,
  args: { ...choices.args, amount: 500_000, group: 'local', method: 'vietqr' },
} satisfies Meta<typeof TopUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const transactionCode = 'MAY-20261121-8F3K2';

export const CreatingPayment: Story = {
  args: { status: { name: 'creatingPayment' } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('a second press pays nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Thanh toán 500\.000/ }));
      await expect(args.onPay).not.toHaveBeenCalled();
    });
  },
};

export const Redirecting: Story = {
  args: { status: { name: 'redirecting', host: 'sandbox.vietqr.vn' } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the host is named before leaving, and it can be called off', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Đang chuyển đến sandbox.vietqr.vn');
      await userEvent.click(canvas.getByRole('button', { name: 'Hủy' }));
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
};

export const ConfirmingCard: Story = {
  args: {
    status: { name: 'confirmingCard' },
    group: 'card',
    method: null,
    cards: [{ id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 9, expYear: 2028 }],
    cardId: 'pm_1',
  },
};
export const Reconciling: Story = { args: { status: { name: 'reconciling' } } };
export const Pending: Story = {
  args: { status: { name: 'pending', transactionCode } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('paying goes on where it stopped, and nothing offers to pay anew first', async () => {
      await expect(canvas.getAllByRole('button', { name: /Kiểm tra lại|Tiếp tục|Làm lại/ })[0]).toHaveTextContent(
        'Kiểm tra lại',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục thanh toán' }));
      await expect(args.onResume).toHaveBeenCalledOnce();
    });
  },
};
export const AskingAgain: Story = {
  args: { status: { name: 'pending', transactionCode } },
  render: function Render(args) {
    const [status, setStatus] = useState(args.status);
    return <TopUpScreen {...args} status={status} onCheck={() => setStatus({ name: 'reconciling' })} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the page stays as it is while it asks, and the button pressed keeps the focus', async () => {
      const check = canvas.getByRole('button', { name: 'Kiểm tra lại' });
      await userEvent.click(check);
      await expect(check).toHaveAttribute('aria-busy', 'true');
      await expect(check).toHaveFocus();
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Đang chờ ngân hàng');
      await expect(canvas.getByDisplayValue(transactionCode)).toBeVisible();
    });
  },
};
export const Succeeded: Story = { args: { status: { name: 'succeeded', transactionCode } } };

const failed = (
  kind: 'refused' | 'unknown' | 'blockedUrl' | 'otherTab' | 'declined' | 'cancelled' | 'notProvided',
  serverMessage: string | null = null,
) => ({ name: 'failed', kind, serverMessage }) as const;

export const Refused: Story = {
  args: { status: failed('refused', 'Cổng thanh toán đang bảo trì.') },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('the choices are kept, the reason is announced, trying again is one press', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Cổng thanh toán đang bảo trì.');
      await expect(canvas.getByRole('radio', { name: 'VietQR' })).toBeChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
};
export const Unknown: Story = {
  args: { status: failed('unknown') },
  play: async ({ canvas, step }) => {
    await step('checking comes before paying again', async () => {
      await expect(canvas.getAllByRole('button')[0]).toHaveTextContent('Kiểm tra lại');
      await expect(canvas.queryByText(/không thành công/i)).toBeNull();
    });
  },
};
export const BlockedUrl: Story = { args: { status: failed('blockedUrl') } };
export const OtherTab: Story = { args: { status: failed('otherTab') } };
export const Declined: Story = { args: { status: failed('declined', 'Thẻ không đủ số dư.') } };
export const Cancelled: Story = { args: { status: failed('cancelled') } };
export const NotProvided: Story = { args: { status: failed('notProvided') } };
export const LongHost: Story = {
  args: { ...Ready.args, status: { name: 'redirecting', host: `${'rat-dai-'.repeat(12)}.thanh-toan.example.vn` } },
};
