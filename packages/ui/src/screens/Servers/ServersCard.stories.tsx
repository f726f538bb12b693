import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../../components/Box/Box.tsx';
import dashboard from '../Dashboard/DashboardScreen.stories.tsx';
import { DashboardScreen } from '../Dashboard/DashboardScreen.tsx';
import { ServersCard } from './ServersCard.tsx';

const value = {
  count: 4,
  monthly: { status: 'ready', value: { amount: 4_740_000, currency: 'VND' } },
  nextCharge: '2026-12-18T07:10:00Z',
} as const;

const meta = {
  title: 'Servers/At a glance',
  component: ServersCard,
  args: { servers: { status: 'ready', value }, hrefs: { list: '#list', order: '#order' } },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof ServersCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the card shows the count, the monthly price and the next charge', async () => {
      await expect(canvas.getByText('4 máy chủ')).toBeVisible();
      await expect(canvas.getByText('4.740.000 đồng')).toBeInTheDocument();
      await expect(canvas.getByText('18/12/2026')).toBeVisible();
    });
  },
};
export const HardlyKnown: Story = {
  args: {
    servers: { status: 'ready', value: { count: 1, monthly: { status: 'ready', value: null }, nextCharge: null } },
  },
};
export const PricesLoading: Story = {
  args: { servers: { status: 'ready', value: { ...value, monthly: { status: 'loading' } } } },
};
export const PricesFailed: Story = {
  args: { servers: { status: 'ready', value: { ...value, monthly: { status: 'failed', onRetry: fn() } } } },
  play: async ({ canvas, step }) => {
    await step('the count stands, and the price list that was not read has a retry', async () => {
      await expect(canvas.getByText('4 máy chủ')).toBeVisible();
      await expect(canvas.getByText('Không tải được bảng giá')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Thử lại' })).toBeVisible();
    });
  },
};
export const None: Story = {
  args: { servers: { status: 'ready', value: { ...value, count: 0 } } },
  play: async ({ canvas, step }) => {
    await step('without a server the card links to the order', async () => {
      await expect(canvas.getByRole('link', { name: 'Tạo máy chủ' })).toHaveAttribute('href', '#order');
    });
  },
};
export const Loading: Story = { args: { servers: { status: 'loading' } } };
export const Failed: Story = { args: { servers: { status: 'failed', onRetry: fn() } } };
export const OnTheDashboard: Story = {
  render: (args) => <DashboardScreen {...dashboard.args} servers={<ServersCard {...args} />} />,
};
