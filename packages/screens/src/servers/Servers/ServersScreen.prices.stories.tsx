import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import list from './ServersScreen.stories.tsx';
import { ServersScreen } from './ServersScreen.tsx';

const { items } = list.args.servers.value;
const servers = {
  status: 'ready',
  value: { items: items.map((row) => ({ ...row, monthly: null })), unreadable: 0 },
} as const;

const meta = {
  title: 'Servers/Prices',
  component: ServersScreen,
  args: { ...list.args, servers },
  decorators: list.decorators,
} satisfies Meta<typeof ServersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TotalUnknown: Story = { args: { total: { status: 'ready', value: null } } };
export const PricesLoading: Story = {
  args: { total: { status: 'loading' } },
  play: async ({ canvas, step }) => {
    await step('the rows are there before the prices, and no price is said to be unknown', async () => {
      await expect(canvas.getByRole('link', { name: 'XEM cua-hang-hoa' })).toBeVisible();
      await expect(canvas.queryByText(/bảng giá|Không rõ/)).toBeNull();
    });
  },
};
export const PricesFailed: Story = {
  args: { total: { status: 'failed', onRetry: fn() } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a price list that was not read is told as that, with a retry', async () => {
      await expect(canvas.getByText('Không tải được bảng giá')).toBeVisible();
      await expect(canvas.queryByText(/không còn trong bảng giá/)).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
      await expect(args.total).toHaveProperty('onRetry.mock.calls.length', 1);
    });
  },
};
