import { confirmedFixture } from '@may/domain/fixtures';
import type { Money } from '@may/domain/money.ts';
import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Loadable } from '@may/ui/components/Skeleton/Loadable.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaymentResultScreen } from './PaymentResultScreen.tsx';

const specifiedTitle = 'Giao dịch thanh toán thành công';
const transaction = {
  transactionCode: 'MAY-20261121-8F3K2',
  description: 'Nạp tiền vào ví qua VietQR',
  amount: confirmedFixture({ amount: 500_000, currency: 'VND' as const }),
  asked: null as Money | null,
  createdAt: '2026-11-21T07:05:00Z',
  balance: { status: 'ready', value: { amount: 4_150_000, currency: 'VND' } } as Loadable<Money | null>,
};

const meta = {
  title: 'Payment result',
  component: PaymentResultScreen,
  args: {
    result: { status: 'confirmed', transaction },
    hrefs: { home: '#home', signIn: '#in', payment: '#payment', transactions: '#log', wayBack: null, order: '#new' },
  },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof PaymentResultScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const neverClaims: Story['play'] = async ({ canvas, step }) => {
  await step('only a confirmed payment has the title of success', async () => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText(specifiedTitle)).toBeNull();
  });
};
export const Confirmed: Story = {
  play: async ({ canvas, step }) => {
    await step('a confirmed payment shows the specified title, its code, the new balance, a link home', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: specifiedTitle })).toBeVisible();
      await expect(canvas.getByText('MAY-20261121-8F3K2')).toBeVisible();
      await expect(canvas.getByText('4.150.000 đồng')).toBeInTheDocument();
      await expect(canvas.getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '#home');
    });
  },
};
export const AnotherAmount: Story = {
  args: {
    result: { status: 'confirmed', transaction: { ...transaction, asked: { amount: 5_000_000, currency: 'VND' } } },
  },
  play: async ({ canvas, step }) => {
    await step('a payment of another amount tells what has arrived and what was asked for', async () => {
      await expect(canvas.getByText('Số tiền bạn yêu cầu nạp: 5.000.000 đ.')).toBeVisible();
      await expect(canvas.getByText('500.000 đồng')).toBeInTheDocument();
    });
    await expect(canvas.getByRole('link', { name: 'Tạo WordPress mới' })).toHaveAttribute('href', '#new');
  },
};
export const ConfirmedForAnOrder: Story = {
  args: { hrefs: { ...meta.args.hrefs, wayBack: '#order' } },
  play: async ({ canvas, step }) => {
    await step('the first link leads back to the page that needed the top-up', async () => {
      const [first] = canvas.getAllByRole('link');
      await expect(first).toHaveAccessibleName('Tiếp tục việc đang làm');
      await expect(first).toHaveAttribute('href', '#order');
    });
  },
};
export const BalanceLoading: Story = {
  args: { result: { status: 'confirmed', transaction: { ...transaction, balance: { status: 'loading' } } } },
};
export const Checking: Story = { args: { result: { status: 'checking' } }, play: neverClaims };
export const Pending: Story = { args: { result: { status: 'pending', transaction } }, play: neverClaims };
export const PendingAndNotKnownYet: Story = {
  args: { result: { status: 'pending', transaction: { ...transaction, description: null } } },
  play: async ({ canvas, step }) => {
    await step('an unknown description has no row', async () => {
      await expect(canvas.getByText('Số tiền')).toBeVisible();
      await expect(canvas.queryByText('Nội dung')).toBeNull();
    });
  },
};
export const Failed: Story = { args: { result: { status: 'failed', transaction } }, play: neverClaims };
export const Cancelled: Story = { args: { result: { status: 'cancelled', transaction } }, play: neverClaims };
export const NotFound: Story = {
  args: { result: { status: 'notFound', transactionCode: 'MAY-00000000-XXXXX' } },
  play: neverClaims,
};
export const SignInNeeded: Story = { args: { result: { status: 'signInNeeded' } }, play: neverClaims };
export const BadLink: Story = { args: { result: { status: 'badLink' } }, play: neverClaims };
const retry = fn();
export const Unreachable: Story = {
  args: { result: { status: 'unreachable', onRetry: retry } },
  play: async ({ canvas, userEvent, step }) => {
    await step('one press asks again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kiểm tra lại' }));
      await expect(retry).toHaveBeenCalledOnce();
    });
  },
};
export const LongWordsAndUnknownAmounts: Story = {
  args: {
    result: {
      status: 'confirmed',
      transaction: {
        ...transaction,
        transactionCode: 'MAY20261121-'.repeat(6),
        description: 'Nạp tiền cho máy chủ của phòng kế toán tổng hợp, '.repeat(4),
        amount: null,
        createdAt: null,
        balance: { status: 'ready', value: null },
      },
    },
  },
  play: async ({ canvas, step }) => {
    await step('a balance that the provider does not tell has no row', async () => {
      await expect(canvas.queryByText('Số dư sau đó')).toBeNull();
    });
  },
};
