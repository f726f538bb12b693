import { priceOrder } from '@may/domain';
import { planFixture, serverFixture } from '@may/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../../components/Box/Box.tsx';
import { ServerDetailScreen } from './ServerDetailScreen.tsx';
import { ServerOverview } from './ServerOverview.tsx';
import { ServerTabSkeleton } from './ServerTabSkeleton.tsx';

const onRetry = fn();
const ready = (value: ReturnType<typeof serverFixture> | null) => ({ status: 'ready', value }) as const;
const size = { plan: planFixture(), diskMb: 20_480, containers: 1 };
const overview =
  (facts: { monthly?: null; mariadbDiskMb?: number; nextCharge?: null }) =>
  (server: ReturnType<typeof serverFixture>) => (
    <ServerOverview
      server={server}
      monthly={facts.monthly === null ? null : priceOrder({ ...size, mariadbDiskMb: facts.mariadbDiskMb ?? 10_240 })}
      nextCharge={facts.nextCharge === null ? null : '2026-12-20T00:00:00.000Z'}
      hrefs={{ invoices: '#invoices', order: '#order' }}
    />
  );

const meta = {
  title: 'Server',
  component: ServerDetailScreen,
  args: {
    kind: 'wordpress',
    server: ready(serverFixture()),
    tab: 'general',
    hrefs: {
      home: '#home',
      list: '#list',
      tabs: {
        general: '#general',
        logs: '#logs',
        disk: '#disk',
        mariadb: '#mariadb',
        plan: '#plan',
        domains: '#domains',
      },
    },
    onRetry,
    children: overview({}),
  },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof ServerDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('a server shows the specified facts and the link back', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('wp-bien-xanh');
      await expect(canvas.getByText('BASIC')).toBeVisible();
      await expect(canvas.getByDisplayValue('wp-bien-xanh.may.cloud')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Về danh sách' })).toHaveAttribute('href', '#list');
    });
    await step('each of the six tabs is a link, and the shown one is marked', async () => {
      const tabs = [...canvas.getByRole('navigation', { name: 'wp-bien-xanh' }).querySelectorAll('a')];
      await expect(tabs.map((tab) => tab.hash)).toEqual(Object.values(meta.args.hrefs.tabs));
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Thông tin chung');
    });
  },
};
export const Hosting: Story = { args: { kind: 'hosting' } };
export const WithoutMariadb: Story = {
  args: { server: ready(serverFixture({ mariadbDiskMb: null })), children: overview({ mariadbDiskMb: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Không có')).toBeVisible();
  },
};
export const BeingSetUp: Story = {
  args: {
    server: ready(serverFixture({ status: 'provisioning', domain: null, domains: [] })),
    children: overview({ nextCharge: null }),
  },
  play: async ({ canvas, step }) => {
    await step('a server without a domain says when it will have one', async () => {
      const name = canvas.getAllByRole('term').find((term) => term.textContent === 'Tên miền');
      await expect(name?.nextElementSibling).toHaveTextContent('Chưa có; sẽ hiện khi máy chủ chạy.');
    });
    await expect(canvas.getByRole('link', { name: 'Theo dõi' })).toHaveAttribute('href', '#order');
  },
};
export const Unpaid: Story = {
  args: { server: ready(serverFixture({ status: 'unpaid' })), children: overview({ nextCharge: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Xem hóa đơn' })).toHaveAttribute('href', '#invoices');
  },
};
export const HardlyKnown: Story = {
  args: {
    children: overview({ monthly: null, nextCharge: null }),
    server: ready(
      serverFixture({
        cpu: null,
        ramMb: null,
        diskMb: null,
        mariadbDiskMb: null,
        createdAt: null,
        containers: null,
        regionName: null,
        status: null,
      }),
    ),
  },
};
export const Loading: Story = { args: { server: { status: 'loading' } } };
export const LoadingLogs: Story = {
  args: { tab: 'logs', children: () => <ServerTabSkeleton tab="logs" /> },
};
export const Stale: Story = { args: { server: { ...ready(serverFixture()), stale: true } } };
export const Failed: Story = { args: { server: { status: 'failed', onRetry: fn() } } };
export const NotFound: Story = {
  args: { server: ready(null) },
  play: async ({ canvas, userEvent, step }) => {
    await step('an unknown server can be read again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kiểm tra lại' }));
      await expect(onRetry).toHaveBeenCalledOnce();
    });
  },
};
export const Overflowing: Story = {
  args: {
    server: ready(
      serverFixture({
        name: 'may-chu-co-ten-rat-dai-khong-co-dau-cach-nao-ca-cua-cua-hang-hoa-tuoi-thanh-pho',
        domain: `${'ten-mien-dai.'.repeat(8)}vn`,
        regionName: 'Trung-tam-du-lieu-co-ten-rat-dai-khong-co-dau-cach-nao-Ha-Noi',
      }),
    ),
  },
};
