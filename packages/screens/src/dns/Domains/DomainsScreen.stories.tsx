import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DomainsScreen } from './DomainsScreen.tsx';
import { domainRowFixture } from './domains.fixtures.ts';
import type { DomainRow } from './domains.ts';

const some = [
  domainRowFixture(),
  domainRowFixture({ shown: 'cà-phê-sao-mai.vn', active: false, createdAt: '2026-11-19T02:00:00.000Z' }),
  domainRowFixture({ shown: 'harbourstudio.com.au', createdAt: null }),
];
const ready = (items: readonly DomainRow[], unreadable = 0) =>
  ({ status: 'ready', value: { items, unreadable } }) as const;

const meta = {
  title: 'Domains',
  component: DomainsScreen,
  args: {
    domains: ready(some),
    hrefs: { home: '#home' },
    onAdd: fn(),
    onDelete: fn(),
  },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof DomainsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the list has the specified columns, and the help says how long DNS may take', async () => {
      const headers = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
      await expect(headers).toEqual(['Tên miền', 'Trạng thái', 'Ngày tạo', 'Thao tác']);
      await expect(canvas.getByText(/đến 24 giờ/)).toBeVisible();
    });
    await step('an inactive domain has links to activate and prepare it, an active one to its records', async () => {
      const activate = canvas.getAllByRole('link', { name: /^Kích hoạt/ });
      await expect(activate).toHaveLength(1);
      await expect(activate[0]).toHaveAttribute('href', '#activate-cà-phê-sao-mai.vn');
      await expect(canvas.getByRole('link', { name: 'Bản ghi cà-phê-sao-mai.vn' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Chi tiết bienxanh.vn' })).toHaveAttribute(
        'href',
        '#records-bienxanh.vn',
      );
    });
    await step('delete passes the id of its row', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Xóa cà-phê-sao-mai.vn' }));
      await expect(args.onDelete).toHaveBeenCalledWith('cà-phê-sao-mai.vn');
    });
  },
};
export const Loading: Story = { args: { domains: { status: 'loading' } } };
export const Empty: Story = {
  args: { domains: ready([]) },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('an empty list has two buttons that add a domain, above it and in it', async () => {
      const buttons = canvas.getAllByRole('button', { name: 'Thêm tên miền' });
      await expect(buttons).toHaveLength(2);
      for (const button of buttons) await userEvent.click(button);
      await expect(args.onAdd).toHaveBeenCalledTimes(2);
    });
  },
};
export const Failed: Story = { args: { domains: { status: 'failed', onRetry: fn() } } };
export const Stale: Story = { args: { domains: { ...ready(some), stale: true } } };
export const UnreadableRows: Story = { args: { domains: ready(some, 2) } };
export const SixtyRows: Story = {
  args: {
    domains: ready(
      Array.from({ length: 60 }, (_, place) =>
        domainRowFixture({ shown: `cửa-hàng-${place + 1}.vn`, active: place % 3 > 0 }),
      ),
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('a search for the ASCII form finds an international domain', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Tìm tên miền' }), 'xn--ca-hng-7');
      await expect(await canvas.findByText('1 kết quả')).toBeVisible();
    });
  },
};
export const Overflowing: Story = {
  args: {
    domains: ready([
      domainRowFixture({ shown: `${'tên-miền-rất-dài-không-dấu-cách.'.repeat(4)}vn`, active: false }),
      domainRowFixture({ shown: `${'a'.repeat(63)}.${'b'.repeat(63)}.com.vn` }),
    ]),
  },
};
