import { priceOrder } from '@may/domain';
import { planFixture, serverFixture } from '@may/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../../components/Box/Box.tsx';
import { ServerDetailScreen } from './ServerDetailScreen.tsx';

const onRetry = fn();
const ready = (value: ReturnType<typeof serverFixture> | null) => ({ status: 'ready', value }) as const;

const meta = {
  title: 'Server',
  component: ServerDetailScreen,
  args: {
    kind: 'wordpress',
    server: ready(serverFixture()),
    monthly: priceOrder({ plan: planFixture(), diskMb: 20_480, mariadbDiskMb: 10_240, containers: 1 }),
    hrefs: { home: '#home', list: '#list' },
    onRetry,
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
  },
};
export const Hosting: Story = { args: { kind: 'hosting' } };
export const BeingSetUp: Story = {
  args: { server: ready(serverFixture({ status: 'provisioning', domain: null, domains: [] })) },
  play: async ({ canvas, step }) => {
    await step('a server without a domain says when it will have one', async () => {
      const [name] = canvas.getAllByRole('term');
      await expect(name).toHaveTextContent('Tên miền');
      await expect(name?.nextElementSibling).toHaveTextContent('Chưa có; sẽ hiện khi máy chủ chạy.');
    });
  },
};
export const Unpaid: Story = { args: { server: ready(serverFixture({ status: 'unpaid' })) } };
export const HardlyKnown: Story = {
  args: {
    monthly: null,
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
export const Loading: Story = { args: { server: { status: 'loading' }, monthly: null } };
export const Failed: Story = { args: { server: { status: 'failed', onRetry: fn() }, monthly: null } };
export const NotFound: Story = {
  args: { server: ready(null), monthly: null },
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
