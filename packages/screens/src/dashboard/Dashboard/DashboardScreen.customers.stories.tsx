import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import list from '../../servers/Servers/ServersScreen.stories.tsx';
import { invoiceFixture, transactionFixture } from '../../wallet/wallet.fixtures.ts';
import dashboard, { Empty } from './DashboardScreen.stories.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

const ready = <Item,>(items: readonly Item[]) => ({ status: 'ready', value: { items, unreadable: 0 } }) as const;
const huge = { amount: 999_999_999_999_999, currency: 'VND' } as const;
const servers = ready([]);
const { items } = list.args.servers.value;

const meta = {
  title: 'Dashboard/Customers',
  component: DashboardScreen,
  args: dashboard.args,
  decorators: dashboard.decorators,
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  play: async ({ canvas, step }) => {
    await step('the servers stand first: those that do not run, then the dearest, which is named', async () => {
      const [first] = canvas.getAllByRole('region');
      await expect(first).toHaveAccessibleName('Máy chủ');
      const lines = within(first as HTMLElement).getAllByRole('listitem');
      await expect(lines.map(({ textContent }) => textContent)).toEqual(
        [/^ke-toan/, /^blog-du-lich/, /Đang chạyĐắt nhất.*2\.420\.000/, /^cua-hang-hoa/].map((words) =>
          expect.stringMatching(words),
        ),
      );
    });
  },
};

export const StatusesAndPricesNotTold: Story = {
  args: { waitsForPrices: true, servers: ready(items.map((row) => ({ ...row, status: null, monthly: null }))) },
  play: async ({ canvas, step }) => {
    await step('while the prices load, the servers whose orders run stand first, each with its order', async () => {
      const links = within(canvas.getByRole('region', { name: 'Máy chủ' })).getAllByRole('link');
      await expect(links.map(({ textContent }) => textContent).slice(0, 5)).toEqual([
        'blog-du-lich',
        'Xem tiến độ',
        'ke-toan',
        'Xem tiến độ',
        'cua-hang-hoa',
      ]);
    });
  },
};

export const NewCustomer: Story = {
  args: { ...Empty.args, servers },
  play: async ({ canvas, step }) => {
    await step('a customer without anything sees three first steps beside the wallet, and no empty card', async () => {
      const names = canvas.getAllByRole('region').map((card) => card.querySelector('h2')?.textContent);
      await expect(names).toEqual(['Bắt đầu', 'Số dư ví']);
      const links = within(canvas.getByRole('list')).getAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '#payment',
        '#payment-500000',
        '#new',
        '#dns',
      ]);
    });
  },
};

export const NoServer: Story = {
  args: { servers },
  play: async ({ canvas, step }) => {
    await step('after the top-up the next step is the server', async () => {
      const [first] = within(canvas.getByRole('region', { name: 'Bắt đầu' })).getAllByRole('link');
      await expect(first).toHaveAttribute('href', '#new');
    });
  },
};

export const Overflowing: Story = {
  args: {
    email: 'nguyen-thi-hoang-oanh.phong-ke-toan-tong-hop@cong-ty-trach-nhiem-huu-han-thuong-mai.vn',
    balance: { status: 'ready', value: huge },
    servers: ready(
      [...items, ...items].map((row, place) => ({
        ...row,
        id: `srv_${place}`,
        name: `${row.name}-${'cua-hang-hoa-tuoi-'.repeat(6)}`,
        monthly: place === 0 ? null : huge,
      })),
    ),
    transactions: ready(
      [1, -1, 1, -1].map((sign, index) =>
        transactionFixture({
          daysAgo: index * 6,
          change: sign * huge.amount,
          ending: huge.amount,
          description: 'Gia hạn máy chủ cửa hàng hoa tươi thành phố Hồ Chí Minh, '.repeat(4),
        }),
      ),
    ),
    invoices: ready([invoiceFixture({ number: 'HOADON-'.repeat(9), amountDue: huge, status: 'unpaid' })]),
  },
  play: async ({ canvas, userEvent, step }) => {
    const card = within(canvas.getByRole('region', { name: 'Máy chủ' }));
    await step('without a known price of each server none is named the dearest', async () => {
      await expect(card.queryByText('Đắt nhất')).toBeNull();
    });
    await step('a press shows the servers beyond the fourth, and focuses the first of them', async () => {
      await expect(card.getAllByRole('listitem')).toHaveLength(4);
      await userEvent.click(card.getByRole('button', { name: 'Xem tất cả' }));
      const lines = card.getAllByRole('listitem');
      await expect(lines).toHaveLength(8);
      await expect(within(lines[4] as HTMLElement).getAllByRole('link')[0]).toHaveFocus();
    });
  },
};
