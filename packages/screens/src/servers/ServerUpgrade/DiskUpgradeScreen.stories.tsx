import { serverFixture } from '@may/domain/fixtures';
import { priceUpgrade, upgradeGap } from '@may/domain/servers/upgrade.ts';
import { Box } from '@may/ui/components/Box/Box.tsx';
import { Stack } from '@may/ui/components/Stack/Stack.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen as page, within } from 'storybook/test';
import { DiskUpgradeScreen } from './DiskUpgradeScreen.tsx';
import { chosenDiskFixture, diskFormFixture, upgradeReviewFixture } from './serverUpgrade.fixtures.ts';
import type { DiskForm, UpgradeReview } from './serverUpgrade.ts';

const onReview = fn();
const onConfirm = fn();
const reviewing = (overrides: Partial<UpgradeReview> = {}) =>
  chosenDiskFixture({ review: upgradeReviewFixture({ onConfirm, ...overrides }) });

const meta = {
  title: 'Server/Disk',
  component: DiskUpgradeScreen,
  args: {
    part: 'disk',
    sizeMb: 20_480,
    content: diskFormFixture(),
    hrefs: { topUp: '#top-up', invoices: '#invoices', order: '#order' },
  },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof DiskUpgradeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form of the fixture's server that keeps its choice and judges it. */
const useForm = (): DiskForm => {
  const [valueMb, onChange] = useState<number | null>(null);
  const upgrade = valueMb === null ? null : ({ part: 'disk', totalMb: valueMb } as const);
  const gap = upgradeGap(upgrade, serverFixture(), []);
  const cost = upgrade && gap === null ? priceUpgrade(serverFixture(), [], upgrade) : null;
  return diskFormFixture({ valueMb, onChange, gap, cost, onReview });
};

export const Default: Story = {
  render: (args) => <DiskUpgradeScreen {...args} content={useForm()} />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tăng dung lượng ổ SSD' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Tăng dung lượng ổ SSD' }));
    const field = dialog.getByRole('textbox', { name: 'Dung lượng mới' });
    await step('a press of review without a size asks for it', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Xem lại' }));
      await expect(field).toHaveAccessibleDescription(/nhập dung lượng mới/);
    });
    await step('5 GB, 15 GB and 500 GB are refused with their reasons', async () => {
      for (const [typed, reason] of [
        ['5', 'Dung lượng ổ cứng tối thiếu là 10GB!'],
        ['15', /hiện có 20\sGB và không thể giảm/],
        ['500', /tối đa là 195 GB/],
      ] as const) {
        await userEvent.clear(field);
        await userEvent.type(field, typed);
        await userEvent.tab();
        await expect(dialog.getByText(reason)).toBeVisible();
      }
    });
    onReview.mockClear();
    await step('the preset +20 GB fills in 40 GB, shows the price, and can be reviewed', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: /\+20/ }));
      await expect(field).toHaveValue('40');
      await expect(dialog.getByText(/Tăng 80\.000.*mỗi tháng/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Xem lại' }));
      await expect(onReview).toHaveBeenCalledOnce();
    });
  },
};
export const Review: Story = {
  args: { content: reviewing() },
  play: async ({ userEvent, step }) => {
    const dialog = within(await page.findByRole('dialog', { name: 'Xác nhận tăng dung lượng ổ SSD' }));
    await step('the review says the sizes, the cost before and after, and that a disk never shrinks', async () => {
      await expect(dialog.getByText('từ 20 GB sang 40 GB')).toBeInTheDocument();
      await expect(dialog.getByRole('row', { name: /Tổng mỗi tháng.*520\.000.*600\.000/ })).toBeVisible();
      await expect(dialog.getByText('Sau khi tăng, không thể giảm lại dung lượng.')).toBeVisible();
    });
    await step('the button that confirms names the new size', async () => {
      await userEvent.click(dialog.getByRole('button', { name: /^Tăng lên 40\sGB$/ }));
      await expect(onConfirm).toHaveBeenCalledOnce();
    });
  },
};
const wallet = { amount: 30_000, currency: 'VND' } as const;
export const WalletTooSmall: Story = {
  args: { content: reviewing({ wallet, topUp: { amount: 50_000, currency: 'VND' }, changed: true }) },
  play: async ({ step }) => {
    await step('a wallet below the difference links to a top-up of what is missing', async () => {
      const link = await page.findByRole('link', { name: /^Nạp 50\.000/ });
      await expect(link).toHaveAttribute('href', '#top-up');
    });
  },
};
export const WalletInAud: Story = {
  args: { content: reviewing({ wallet: { amount: 5_000, currency: 'AUD' } }) },
  play: async () => {
    await expect(await page.findByText(/Giá tính bằng đồng, còn ví của bạn dùng AUD/)).toBeVisible();
  },
};
export const MariadbMissing: Story = {
  args: { part: 'mariadb', sizeMb: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm ổ MariaDB' }));
    await expect(await page.findByRole('dialog', { name: 'Thêm ổ MariaDB' })).toBeVisible();
  },
};
export const Blocked: Story = {
  render: (args) => (
    <Stack space="large">
      <DiskUpgradeScreen {...args} content={{ blocked: 'provisioning' }} />
      <DiskUpgradeScreen {...args} part="mariadb" content={{ blocked: 'unpaid' }} />
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step('a server that does not run says why it cannot grow, and links to the way on', async () => {
      await expect(canvas.getByRole('link', { name: 'Xem hóa đơn' })).toHaveAttribute('href', '#invoices');
      await expect(canvas.getByRole('link', { name: 'Xem tiến độ' })).toHaveAttribute('href', '#order');
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};
export const UnknownSize: Story = { args: { sizeMb: null, content: { blocked: 'unknownNow' } } };
export const LargestSize: Story = { args: { sizeMb: 199_680, content: { blocked: 'full' } } };
