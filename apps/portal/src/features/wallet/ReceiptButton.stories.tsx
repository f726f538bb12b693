import type { Api, Me } from '@may/api';
import { transactionDetailFixture, transactionFixture } from '@may/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { meQueries } from '../../data/customer.queries.ts';
import { DataProvider } from '../../data/DataProvider.tsx';
import { createQueryClient } from '../../data/queryClient.ts';
import { ReceiptButton } from './ReceiptButton.tsx';

const payment = transactionDetailFixture();
const transaction = transactionFixture({ transactionCode: payment.transactionCode });
const getTransaction = fn<Api['wallet']['getTransaction']>();
const me: Me = { id: 'usr_1', email: 'minhanh@example.vn', name: null, region: 'VN', balance: null };
const queryClient = createQueryClient();
queryClient.setQueryData(meQueries.all, me);

const meta = {
  title: 'Receipt of a row',
  component: ReceiptButton,
  args: { transaction },
  decorators: (Story) => (
    <DataProvider api={{ wallet: { getTransaction } } as unknown as Api} queryClient={queryClient}>
      <Story />
    </DataProvider>
  ),
} satisfies Meta<typeof ReceiptButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reopened: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const second = Promise.withResolvers<never>();
    getTransaction.mockReset().mockResolvedValueOnce(payment).mockReturnValueOnce(second.promise);
    const open = () => userEvent.click(canvas.getByRole('button'));
    const confirmation = 'Đã xác nhận';
    const print = { name: 'In hoặc lưu PDF' };
    await step('an answer of the provider confirms the receipt', async () => {
      await open();
      await expect(await screen.findByText(confirmation)).toBeVisible();
      await expect(screen.getByRole('button', print)).toBeVisible();
    });
    await step('the next opening confirms nothing before its own answer', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await open();
      await screen.findByRole('dialog');
      await waitFor(() => expect(getTransaction).toHaveBeenCalledTimes(2));
      await expect(screen.queryByText(confirmation)).toBeNull();
      await expect(screen.queryByRole('button', print)).toBeNull();
    });
    await step('a failed reading gives no receipt', async () => {
      second.reject(new Error('The provider is too slow.'));
      await expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeVisible();
      await expect(screen.queryByText(confirmation)).toBeNull();
      await expect(screen.queryByRole('button', print)).toBeNull();
    });
  },
};
