import { serverFixture } from '@may/domain/fixtures';
import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ServerDetailScreen } from './ServerDetailScreen.tsx';
import { overviewArgs } from './ServerOverview.stories.tsx';
import { ServerOverview } from './ServerOverview.tsx';
import { ServerTabSkeleton } from './ServerTabSkeleton.tsx';

const onRetry = fn();
const ready = (value: ReturnType<typeof serverFixture> | null) => ({ status: 'ready', value }) as const;

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
    children: (server) => <ServerOverview {...overviewArgs} server={server} />,
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
export const Hosting: Story = {
  args: { kind: 'hosting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hosting' })).toHaveAttribute('href', '#list');
    await expect(canvas.getByText('BASIC')).toBeVisible();
  },
};
export const Loading: Story = { args: { server: { status: 'loading' } } };
export const LoadingLogs: Story = { args: { tab: 'logs', children: () => <ServerTabSkeleton tab="logs" /> } };
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
