import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as page, within } from 'storybook/test';
import { PlanUpgradeScreen } from './PlanUpgradeScreen.tsx';
import {
  planFormFixture,
  planReviewFixture,
  planRowsFixture,
  upgradeMessageFixture,
} from './serverUpgrade.fixtures.ts';

const onBuy = fn();
const ready = (items = planRowsFixture(), unreadable = 0) =>
  ({ status: 'ready', value: { items, unreadable } }) as const;

const meta = {
  title: 'Server/Configuration',
  component: PlanUpgradeScreen,
  args: {
    plans: ready(),
    onRetry: fn(),
    content: planFormFixture({ onBuy }),
    hrefs: { topUp: '#top-up', invoices: '#invoices', order: '#order' },
  },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof PlanUpgradeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the present plan is marked and cannot be bought', async () => {
      const row = within(canvas.getByRole('row', { name: /Basic 2/ }));
      await expect(row.getByText('Đang dùng')).toBeVisible();
      await expect(row.queryByRole('button')).toBeNull();
    });
    await step('a plan on sale shows both prices and the difference for the server', async () => {
      const row = canvas.getByRole('row', { name: /Basic 4/ });
      await expect(within(row).getByRole('deletion')).toHaveTextContent('Giá gốc 400.000');
      await expect(row).toHaveTextContent(/\+240\.000/);
      await userEvent.click(within(row).getByRole('button', { name: 'Mua Basic 4' }));
      await expect(onBuy).toHaveBeenCalledWith('3');
    });
    await step('a plan that is sold out says so, and cannot be bought', async () => {
      const row = within(canvas.getByRole('row', { name: /Pro 16/ }));
      await expect(row.getByText('Tạm hết')).toBeVisible();
      await expect(row.queryByRole('button')).toBeNull();
    });
  },
};
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 343 }}>
      <PlanUpgradeScreen {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('each plan is a card of at most 130 px: name and price, parts and difference, button', async () => {
      const row = canvas.getByRole('row', { name: /Basic 4/ });
      await expect(row.offsetHeight).toBeLessThanOrEqual(130);
      for (const part of ['2', '4 GB', '40 GB']) await expect(within(row).getByText(part)).toBeVisible();
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    });
  },
};
export const Smaller: Story = {
  args: { content: planFormFixture({ chosenId: '1', review: planReviewFixture('1') }) },
  play: async ({ step }) => {
    await step('a smaller plan is warned about, and may restart the server', async () => {
      const dialog = within(await page.findByRole('dialog', { name: 'Xác nhận đổi cấu hình' }));
      await expect(dialog.getByText(/thấp hơn về VCPU, RAM và ổ đĩa theo gói\./)).toBeVisible();
      await expect(dialog.getByText(/có thể khởi động lại/)).toBeVisible();
      await expect(dialog.getByText(/Giảm 200\.000/)).toBeVisible();
    });
  },
};
export const Refused: Story = {
  args: { content: planFormFixture({ failure: { reason: 'refused', serverMessage: null, topUp: null } }) },
  play: async ({ canvas, step }) => {
    await step('a change that the provider refused without words has the specified ones', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Không đổi được cấu hình');
    });
  },
};
const due = { amount: 50_000, currency: 'VND' } as const;
export const RefusedForMoney: Story = {
  args: { content: planFormFixture({ failure: { reason: 'refused', serverMessage: 'Số dư không đủ', topUp: due } }) },
  play: async ({ canvas, step }) => {
    await step('the provider’s words end before ours, and a wallet that is too small links to a top-up', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(/Số dư không đủ\. Thay đổi này chưa được thực hiện/);
      await expect(canvas.getByRole('link', { name: /^Nạp 50\.000/ })).toHaveAttribute('href', '#top-up');
    });
  },
};
export const Loading: Story = { args: { plans: { status: 'loading' } } };
export const Failed: Story = { args: { plans: { status: 'failed', onRetry: fn() } } };
export const NoneOnOffer: Story = { args: { plans: ready([]) } };
export const PlanNotListed: Story = {
  args: {
    plans: ready(
      planRowsFixture().flatMap((row) => (row.isCurrent ? [] : { ...row, difference: null })),
      1,
    ),
  },
};
export const Overflowing: Story = {
  args: {
    plans: ready(
      planRowsFixture().map((row) => ({
        ...row,
        name: `${row.name} danh-cho-cua-hang-co-ten-rat-dai-khong-co-dau-cach-nao`,
        price: { amount: 999_999_999, currency: 'VND' },
      })),
    ),
    content: upgradeMessageFixture({
      change: { part: 'plan', before: null, after: null },
      serverMessage: '<b>Gateway</b> '.repeat(20),
    }),
  },
};
