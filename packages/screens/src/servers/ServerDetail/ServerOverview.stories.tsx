import { planFixture, serverFixture } from '@may/domain/fixtures';
import { priceOrder } from '@may/domain/servers/pricing.ts';
import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ServerOverview, type ServerOverviewProps } from './ServerOverview.tsx';

const monthlyOf = (mariadbDiskMb: number) =>
  ({
    status: 'ready',
    value: priceOrder({ plan: planFixture(), diskMb: 20_480, mariadbDiskMb, containers: 1 }),
  }) as const;

/** A running server of 320,000 dong a month. */
export const overviewArgs: ServerOverviewProps = {
  server: serverFixture(),
  monthly: monthlyOf(10_240),
  nextCharge: '2026-12-20T00:00:00.000Z',
  hrefs: { invoices: '#invoices', order: '#order' },
};

const meta = {
  title: 'Server/General info',
  component: ServerOverview,
  args: overviewArgs,
  excludeStories: /Args$/,
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof ServerOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutMariadb: Story = {
  args: { server: serverFixture({ mariadbDiskMb: 0 }), monthly: monthlyOf(0) },
  play: async ({ canvas }) => {
    // Beside the disk, and in the price.
    await expect(canvas.getAllByText('Không có')).toHaveLength(2);
  },
};
export const BeingSetUp: Story = {
  args: { server: serverFixture({ status: 'provisioning', domain: null, domains: [] }), nextCharge: null },
  play: async ({ canvas, step }) => {
    await step('a server without a domain says when it will have one', async () => {
      const name = canvas.getAllByRole('term').find((term) => term.textContent === 'Tên miền');
      await expect(name?.nextElementSibling).toHaveTextContent('Chưa có; sẽ hiện khi máy chủ chạy.');
    });
    await expect(canvas.getByRole('link', { name: 'Xem tiến độ' })).toHaveAttribute('href', '#order');
  },
};
export const Unpaid: Story = {
  args: { server: serverFixture({ status: 'unpaid' }), nextCharge: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Xem hóa đơn' })).toHaveAttribute('href', '#invoices');
  },
};
export const HardlyKnown: Story = {
  args: {
    monthly: { status: 'ready', value: null },
    nextCharge: null,
    server: serverFixture({
      cpu: null,
      ramMb: null,
      diskMb: null,
      mariadbDiskMb: null,
      createdAt: null,
      containers: null,
      regionName: null,
      status: null,
    }),
  },
};
export const LoadingPrices: Story = { args: { monthly: { status: 'loading' } } };
export const WithoutPrices: Story = { args: { monthly: { status: 'failed', onRetry: fn() } } };
