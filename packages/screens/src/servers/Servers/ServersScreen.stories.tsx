import { fixtureNow, serverFixture } from '@may/domain/fixtures';
import { dong, type Money } from '@may/domain/money.ts';
import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ServersScreen } from './ServersScreen.tsx';
import type { ServerRow } from './servers.ts';

const row = ({ daysAgo = 1, ...rest }: Partial<ServerRow> & { daysAgo?: number } = {}): ServerRow => ({
  ...serverFixture({
    id: `srv_${daysAgo}`,
    createdAt: new Date(fixtureNow - daysAgo * 86_400_000).toISOString(),
    ...rest,
  }),
  href: `#server-${daysAgo}`,
  monthly: rest.monthly === undefined ? dong(520_000) : rest.monthly,
  orderHref: rest.orderHref ?? null,
});
const some = [
  row({ daysAgo: 12, name: 'cua-hang-hoa', domain: 'cua-hang-hoa.vn', regionName: 'Singapore' }),
  row({ daysAgo: 0, name: 'blog-du-lich', domain: null, status: 'provisioning', orderHref: '#order' }),
  row({ daysAgo: 3, name: 'ke-toan', domain: null, status: 'unpaid', orderHref: '#order-3', monthly: dong(1_280_000) }),
  row({ daysAgo: 40, cpu: 4, ramMb: 8_000, diskMb: 199_680, monthly: dong(2_420_000) }),
];
const ready = (items: readonly ServerRow[], unreadable = 0) =>
  ({ status: 'ready', value: { items, unreadable } }) as const;
const sum = (value: Money | null) => ({ status: 'ready', value }) as const;
const untold = some.map((server) => ({ ...server, status: null, orderHref: null }));

const meta = {
  title: 'Servers',
  component: ServersScreen,
  args: {
    kind: 'wordpress',
    servers: ready(some),
    total: sum(dong(4_740_000)),
    hrefs: { home: '#home', order: '#order' },
  },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof ServersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the list shows the specified columns and the sum of the monthly prices', async () => {
      const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
      await expect(headers).toEqual(['#', 'Tên', 'Cấu hình', 'Ổ SSD', 'MariaDB', 'Ngày tạo', 'Mỗi tháng', 'Thao tác']);
      await expect(canvas.getByText('4.740.000 đồng')).toBeInTheDocument();
      await expect(canvas.getByRole('link', { name: 'XEM cua-hang-hoa' })).toHaveAttribute('href', '#server-12');
    });
    await step('8,000 MB of memory are 8 GB, and 199,680 MB of disk are 195 GB', async () => {
      for (const size of ['4 CPU / 8 GB', '195 GB']) await expect(canvas.getByText(size)).toBeVisible();
    });
  },
};

export const Hosting: Story = {
  args: { kind: 'hosting' },
  play: async ({ canvas, step }) => {
    await step('the list of hosting has no MariaDB column', async () => {
      await expect(canvas.queryByRole('columnheader', { name: 'MariaDB' })).toBeNull();
      await expect(canvas.getByRole('link', { name: 'Tạo Hosting mới' })).toBeVisible();
    });
  },
};
export const StatusNotTold: Story = {
  args: { servers: ready(untold) },
  play: async ({ canvas, step }) => {
    await step('without a known status no row has one', async () => {
      await expect(canvas.queryByText('Đang chạy')).toBeNull();
    });
  },
};
export const Loading: Story = { args: { servers: { status: 'loading' }, total: { status: 'loading' } } };
export const Empty: Story = {
  args: { servers: ready([]), total: sum(null) },
  play: async ({ canvas, step }) => {
    await step('an empty list has two links to the order, above it and in it', async () => {
      await expect(canvas.getAllByRole('link', { name: 'Tạo WordPress mới' })).toHaveLength(2);
    });
  },
};
export const EmptyHosting: Story = { args: { kind: 'hosting', servers: ready([]), total: sum(null) } };
export const Failed: Story = { args: { servers: { status: 'failed', onRetry: fn() }, total: sum(null) } };
export const UnreadableRows: Story = { args: { servers: ready(some, 2) } };
export const SixtyRows: Story = {
  args: {
    servers: ready(
      Array.from({ length: 60 }, (_, day) =>
        row({ daysAgo: day, name: `may-chu-${day + 1}`, domains: [`hoa${day}.vn`, `qua${day}.vn`] }),
      ),
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the search finds a server by a further domain, and shows it', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: /^Tìm/ }), 'qua7.vn');
      await expect(await canvas.findByText('1 kết quả')).toBeVisible();
      await expect(canvas.getByText('hoa7.vn · qua7.vn')).toBeVisible();
    });
  },
};
export const Overflowing: Story = {
  args: {
    total: sum(dong(999_999_999_999_999)),
    servers: ready([
      row({
        name: 'may-chu-co-ten-rat-dai-khong-co-dau-cach-nao-ca-cua-cua-hang-hoa-tuoi',
        domain: `${'ten-mien-dai.'.repeat(6)}vn`,
        monthly: dong(999_999_999_999),
        status: 'unpaid',
        orderHref: '#order',
      }),
      row({ daysAgo: 2, name: 'trống', cpu: null, ramMb: null, diskMb: null, mariadbDiskMb: null, createdAt: null }),
    ]),
  },
};
