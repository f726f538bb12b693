import { dong } from '@may/domain/money.ts';
import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderProgressScreen } from './OrderProgressScreen.tsx';

const onCheck = fn();
const check = (busy = false) => [{ name: 'check', busy, onPress: onCheck }] as const;
const failure = {
  invoiceId: 'in_1QzT8kLkdIwHu7ix',
  amountPaid: dong(0),
  amountLeft: dong(520_000),
  hostedUrl: 'https://invoices.may.cloud/in_1QzT8kLkdIwHu7ix',
  topUp: dong(120_000),
};

const meta = {
  title: 'Order progress',
  component: OrderProgressScreen,
  args: {
    kind: 'wordpress',
    step: 1,
    phase: 'following',
    isOverdue: false,
    notes: { subscribed: false, invoiced: false },
    failure: null,
    actions: [],
    hrefs: { list: '#list', server: null, topUp: '#top-up', cards: '#cards', invoices: '#invoices' },
  },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof OrderProgressScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the steps and the text are those of the specification', async () => {
      const steps = canvas.getByRole('list', { name: 'Các bước tạo WordPress' });
      await expect(steps).toHaveTextContent(/Đăng Ký Gói.*Thanh Toán.*Khởi Tạo/);
      await expect(canvas.getByText('Quá trình đang diễn ra, vui lòng đợi trong giây lát')).toBeVisible();
    });
  },
};
export const Overdue: Story = {
  args: { isOverdue: true, actions: check(), notes: { subscribed: true, invoiced: true } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the customer of an overdue order may leave, sees its invoices, and can check', async () => {
      await expect(canvas.getByText(/Bạn có thể rời trang này/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Xem hóa đơn' })).toHaveAttribute('href', '#invoices');
      await userEvent.click(canvas.getByRole('button', { name: 'Kiểm tra lại' }));
      await expect(onCheck).toHaveBeenCalledOnce();
    });
  },
};

export const PaymentFailed: Story = {
  args: { phase: 'paymentFailed', failure, actions: check(), notes: { subscribed: true, invoiced: true } },
  play: async ({ canvas, step }) => {
    await step('a failed payment shows the invoice, its amounts and each way to pay', async () => {
      await expect(canvas.getByText('in_1QzT8kLkdIwHu7ix')).toBeVisible();
      await expect(canvas.getByRole('link', { name: /^Thanh toán hóa đơn/ })).toHaveAttribute('target', '_blank');
      await expect(canvas.getByRole('link', { name: /^Nạp 120\.000/ })).toHaveAttribute('href', '#top-up');
      await expect(canvas.getByRole('link', { name: 'Đổi thẻ' })).toHaveAttribute('href', '#cards');
      await expect(canvas.getByRole('button', { name: 'Kiểm tra lại' })).toBeVisible();
    });
    await step('the payment step is marked as failed, the subscription step is not', async () => {
      await expect(canvas.getByText(/^Đăng Ký Gói$/)).not.toHaveTextContent('không thành công');
      await expect(canvas.getByText(/^Thanh Toán$/)).toHaveTextContent('Thanh Toán, không thành công');
    });
  },
};
export const PaymentFailedHardlyKnown: Story = {
  args: {
    phase: 'paymentFailed',
    actions: check(),
    failure: { invoiceId: null, amountPaid: null, amountLeft: null, hostedUrl: null, topUp: null },
  },
};
export const PaymentFailedOverflowing: Story = {
  args: {
    phase: 'paymentFailed',
    actions: check(true),
    failure: {
      ...failure,
      invoiceId: `in_${'1QzT8kLkdIwHu7ix'.repeat(6)}`,
      hostedUrl: `https://invoices.may.cloud/${'1QzT8kLkdIwHu7ix'.repeat(8)}`,
      amountLeft: dong(999_999_999_999_999),
    },
  },
};

export const Finished: Story = {
  args: { step: 3, phase: 'finished', hrefs: { ...meta.args.hrefs, server: '#server' } },
};
export const Hosting: Story = { args: { kind: 'hosting', step: 2, phase: 'paid' } };
