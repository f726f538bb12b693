import { fixtureNow } from '@may/domain/fixtures';
import type { Money } from '@may/domain/money.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn } from 'storybook/test';
import { transactionFixture } from '../wallet.fixtures.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';

const transaction = transactionFixture({ description: 'Nạp tiền qua VietQR' });
const standing = (status: 'succeeded' | 'pending', amount: Money | null = transaction.amount) =>
  ({ status: 'ready', value: { payment: { status, amount }, readAt: fixtureNow } }) as const;

const meta = {
  title: 'Receipt',
  component: ReceiptDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    transaction,
    standing: standing('succeeded'),
    customer: { name: 'Trần Minh Anh', email: 'minhanh@example.vn' },
  },
} satisfies Meta<typeof ReceiptDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, step }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await step('the receipt says what it is not, and a press prints it', async () => {
      await expect(await screen.findByText('Đây là biên nhận, không phải hóa đơn GTGT (VAT).')).toBeVisible();
      await expect(screen.getByText('Đã xác nhận')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'In hoặc lưu PDF' }));
      await expect(print).toHaveBeenCalledOnce();
    });
    await step('a saved PDF has the name of the receipt, and the page its own title again', async () => {
      await expect(document.title).toBe('Biên nhận MAY-18F3K2');
      window.dispatchEvent(new Event('afterprint'));
      await expect(document.title).not.toContain('MAY-18F3K2');
    });
  },
};

export const NotSettled: Story = {
  args: { standing: standing('pending') },
  play: async ({ step }) => {
    await step('a payment that the provider does not call settled cannot be printed', async () => {
      await expect(await screen.findByText(/chưa có biên nhận/)).toBeVisible();
      await expect(screen.queryByRole('button', { name: 'In hoặc lưu PDF' })).toBeNull();
    });
  },
};

export const AnotherAmount: Story = {
  args: { standing: standing('succeeded', { amount: -49_000, currency: 'AUD' }) },
  play: async ({ step }) => {
    await step('the receipt names both amounts and confirms neither', async () => {
      await expect(await screen.findByText(/500\.000\sđ.*−490,00\saud/)).toBeVisible();
      await expect(screen.queryByText('Đã xác nhận')).toBeNull();
      await expect(screen.queryByText(/^\+/)).toBeNull();
    });
  },
};

export const Unread: Story = {
  args: { standing: { status: 'failed', onRetry: fn() } },
};

export const Overflowing: Story = {
  args: {
    transaction: transactionFixture({
      change: -999_999_999_999_999,
      ending: 999_999_999_999_999,
      description: `<img src=x onerror=alert(1)> ${'khong-co-khoang-trang-'.repeat(9)}`,
      id: 'tx-'.repeat(30),
    }),
    standing: { status: 'ready', value: { payment: null, readAt: fixtureNow } },
    customer: { name: '', email: `${'a'.repeat(80)}@example.vn` },
  },
};
