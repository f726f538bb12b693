import { planFixture, regionFixture } from '@may/domain/fixtures';
import { priceOrder } from '@may/domain/servers/pricing.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import screen from './OrderServerScreen.stories.tsx';
import { OrderServerScreen } from './OrderServerScreen.tsx';
import { emptyOrderFormFixture, orderFormFixture } from './orderServer.fixtures.ts';

const onRetry = fn();
const empty = emptyOrderFormFixture();
const reading = (
  options: { status: 'loading' } | { status: 'failed'; onRetry: () => void } | { status: 'ready'; value: [] },
) => ({
  ...empty,
  region: { ...empty.region, options, onRetry },
  plan: { ...empty.plan, options, onRetry },
});

const meta = {
  ...screen,
  title: 'Order a server/What is on offer',
  component: OrderServerScreen,
  args: { ...screen.args, content: reading({ status: 'loading' }) },
} satisfies Meta<typeof OrderServerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = {
  args: { content: reading({ status: 'failed', onRetry }) },
  play: async ({ canvas, userEvent, step }) => {
    await step('each failed list has its own button to read it again', async () => {
      const buttons = canvas.getAllByRole('button', { name: 'Thử lại' });
      await expect(buttons).toHaveLength(2);
      for (const button of buttons) await userEvent.click(button);
      await expect(onRetry).toHaveBeenCalledTimes(2);
    });
  },
};
export const NothingOnOffer: Story = { args: { content: reading({ status: 'ready', value: [] }) } };

const partial = priceOrder({ plan: planFixture(), diskMb: 20_480, mariadbDiskMb: 0, containers: 1 }).lines;
export const PartlyChosen: Story = {
  args: {
    content: {
      ...empty,
      plan: { ...empty.plan, value: '2' },
      disk: { ...empty.disk, valueMb: 20_480 },
      mariadbDisk: { ...empty.mariadbDisk, valueMb: 0 },
      partialCost: partial.filter(({ part }) => part !== 'mariadb'),
    },
  },
  play: async ({ canvas, step }) => {
    await step('a partial choice has no sum: it would be less than any order', async () => {
      const total = within(canvas.getByRole('region', { name: 'Tóm tắt' })).getByRole('status');
      await expect(total).toHaveTextContent('–');
      await expect(total).not.toHaveTextContent(/\d/);
    });
    await step('a region has its flag, a plan its parts and price, and either disk three sizes', async () => {
      const card = (name: string) => within(canvas.getByRole('region', { name }));
      await expect(card('Khu vực').getByText('Hà Nội').closest('label')?.querySelector('svg')).toBeVisible();
      const plan = card('Cấu hình').getByRole('radio', { name: 'Basic 2' });
      await expect(plan).toHaveAccessibleDescription(/2\sVCPU.*RAM.*2\sGB.*từ\s480\.000/);
      for (const disk of ['Ổ SSD', 'Ổ MariaDB']) {
        const sizes = within(canvas.getByRole('radiogroup', { name: disk }));
        for (const size of [10, 20, 40])
          await expect(sizes.getByRole('radio', { name: new RegExp(`^${size}\\sGB$`) })).toBeEnabled();
        await expect(sizes.getAllByRole('radio')).toHaveLength(3);
      }
    });
  },
};

const huge = { amount: 99_999_999_999, currency: 'VND' } as const;
const long = planFixture({
  name: 'Gói dành cho cửa hàng thương mại điện tử có nhiều chi nhánh',
  price: { amount: 123_456_789_000, currency: 'VND' },
  salePrice: huge,
  cpu: 128,
  ramMb: 1_024_500,
});
const order = { plan: long, diskMb: 199_680, mariadbDiskMb: 199_680, containers: 50 };
const full = orderFormFixture();
export const Overflowing: Story = {
  args: {
    content: {
      ...full,
      region: {
        ...full.region,
        options: {
          status: 'ready',
          value: [
            regionFixture({ name: 'Trung-tam-du-lieu-co-ten-rat-dai-khong-co-dau-cach-nao-Ha-Noi' }),
            ...Array.from({ length: 24 }, (_, place) =>
              regionFixture({ id: `r${place}`, name: `Khu vực ${place + 2}` }),
            ),
          ],
        },
      },
      plan: {
        ...full.plan,
        options: {
          status: 'ready',
          value: [long, planFixture({ id: 'unknown', name: 'Gói không rõ cấu hình', cpu: null, ramMb: null })],
        },
      },
      disk: { ...full.disk, valueMb: order.diskMb },
      mariadbDisk: { ...full.mariadbDisk, valueMb: order.mariadbDiskMb },
      containers: { ...full.containers, value: 50 },
      cost: priceOrder(order),
      preflight: {
        ...(full.preflight as NonNullable<typeof full.preflight>),
        firstMonth: priceOrder(order).total,
        verdict: 'short',
        shortfall: huge,
        topUp: huge,
      },
    },
  },
};
