import { usualRunwayLimits } from '@may/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RunwayDialog } from './RunwayDialog.tsx';
import { runwayFixture, runwayServer } from './runway.fixtures.ts';

const dong = (amount: number) => ({ amount, currency: 'VND' }) as const;
const onSave = fn(() => true);
const onOpenChange = fn();

const meta = {
  title: 'Runway/Dialog',
  component: RunwayDialog,
  args: {
    open: true,
    onOpenChange,
    runway: { status: 'ready', value: runwayFixture() },
    currency: 'VND',
    limits: usualRunwayLimits,
    onSave,
  },
} satisfies Meta<typeof RunwayDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, step }) => {
    const popup = await screen.findByRole('dialog', { name: 'Số dư còn đủ bao lâu' });
    const dialog = within(popup);
    await step('it starts at its title, because the calculation is read before the limits', async () => {
      await waitFor(() => expect(popup).toHaveFocus());
    });
    await step('each charge stands with what is left of the balance, up to the one that does not fit', async () => {
      const rows = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
      await expect(rows[1]).toContain('còn 960.000');
      await expect(rows[3]).toContain('thiếu 168.000');
    });
    await step('limits of days and of money are saved together; one that no single top-up cures is not', async () => {
      await userEvent.selectOptions(dialog.getByLabelText('Báo khi còn từng này ngày'), '14');
      const money = dialog.getByLabelText('Báo khi số dư thấp hơn');
      await expect(money).toHaveAccessibleDescription('Tắt');
      await userEvent.type(money, '0');
      await expect(money).toHaveAccessibleDescription('Tắt');
      await userEvent.clear(money);
      await userEvent.type(money, '500tr');
      await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
      await expect(money).toHaveAccessibleDescription(/200\.000\.000/);
      await expect(onSave).not.toHaveBeenCalled();
      await userEvent.clear(money);
      await userEvent.type(money, '500k');
      await userEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
      await expect(onSave).toHaveBeenCalledWith({ days: 14, balance: dong(500_000) });
      await expect(onOpenChange).toHaveBeenCalledWith(false);
    });
  },
};

export const Unread: Story = { args: { runway: { status: 'failed', onRetry: fn() } } };

export const ManyChargesAndGaps: Story = {
  args: {
    runway: {
      status: 'ready',
      value: runwayFixture({
        balance: dong(9_000_000),
        servers: [
          runwayServer('<b>cua-hang-hoa-tuoi</b>-thanh-pho-ho-chi-minh-chi-nhanh-hai', '28'),
          runwayServer('nui-vang', '12', { monthly: dong(888_000) }),
          runwayServer('cu', '03', { monthly: null }),
          runwayServer('no', '04', { status: 'unpaid' }),
          runwayServer('moi', '05', { status: 'provisioning' }),
        ],
        unreadable: 2,
      }),
    },
    limits: { days: null, balance: dong(300_000) },
  },
};

export const OtherCurrency: Story = {
  args: {
    currency: 'AUD',
    runway: { status: 'ready', value: runwayFixture({ balance: { amount: 4_250, currency: 'AUD' } }) },
  },
  play: async () => {
    const days = await screen.findByLabelText('Báo khi còn từng này ngày');
    await expect(days).toBeDisabled();
    await expect(days).toHaveAccessibleDescription('Chưa rõ còn mấy ngày: giá bằng đồng');
  },
};

export const NotKept: Story = {
  args: { onSave: fn(() => false) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lưu' }));
    await expect(await screen.findByText(/không lưu được/)).toBeVisible();
  },
};
