import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Box } from '../../components/Box/Box.tsx';
import { NotificationsScreen, noticeFilters } from './NotificationsScreen.tsx';
import { screenFixture, someNotices } from './notifications.fixtures.ts';

const meta = {
  title: 'Notifications',
  component: NotificationsScreen,
  args: { ...screenFixture, onSeenChange: fn() },
  argTypes: { filter: { control: 'radio', options: noticeFilters } },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof NotificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the days are today, yesterday and a date, each with its notices', async () => {
      const days = canvas.getAllByRole('region').map((day) => within(day).getAllByRole('listitem').length);
      await expect(days).toEqual([3, 2, 1]);
      for (const name of ['Hôm nay', 'Hôm qua']) await expect(canvas.getByRole('heading', { name })).toBeVisible();
    });
    await step('a notice names its invoice, server or zone and links to its remedy', async () => {
      for (const name of ['Hóa đơn MAY-2026-0207', 'Máy chủ Trang bán hàng', 'Tên miền bienxanh.vn'])
        await expect(canvas.getByText(name)).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Đến máy chủ' })).toHaveAttribute('href', '#server');
    });
    await step('the press says in words what it does', async () => {
      await expect(canvas.getAllByText('Đánh dấu đã đọc')).toHaveLength(2);
      await expect(canvas.getAllByText('Đánh dấu chưa đọc')).toHaveLength(4);
    });
    await step('one press marks one notice or all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Đánh dấu đã đọc: Hóa đơn chưa thanh toán' }));
      await expect(args.onSeenChange).toHaveBeenLastCalledWith(['invoice.payment_failed 0'], true);
      await userEvent.click(canvas.getByRole('button', { name: 'Đánh dấu tất cả đã đọc' }));
      await expect(args.onSeenChange).toHaveBeenLastCalledWith(['invoice.payment_failed 0', 'upgradeRefused 2'], true);
    });
  },
};

export const Loading: Story = { args: { notifications: null } };

export const Unread: Story = {
  args: { filter: 'unread' },
  play: async ({ canvas, step }) => {
    await step('the filter leaves the unread notices', async () => {
      const rows = within(canvas.getByRole('region')).getAllByRole('listitem');
      await expect(rows.map((row) => row.textContent)).toEqual([
        expect.stringContaining('Hóa đơn chưa thanh toán'),
        expect.stringContaining('Không nâng cấp được ổ đĩa'),
      ]);
      await expect(canvas.getByRole('link', { name: 'Chưa đọc (2)' })).toHaveAttribute('aria-current', 'page');
    });
  },
};

export const Forgetful: Story = {
  args: { forgetful: true },
  play: async ({ canvas, step }) => {
    await step('the page says that a reload loses the newest notices, not that the browser keeps them', async () => {
      await expect(canvas.getByText(/mất khi bạn tải lại hay đóng trang/)).toBeVisible();
      await expect(canvas.queryByText(/xóa hết khi bạn đăng xuất/)).toBeNull();
    });
  },
};
export const LostConnection: Story = { args: { checkEvery: 60 } };
export const Empty: Story = { args: { notifications: [] } };
export const NothingInFilter: Story = {
  args: { filter: 'dns', notifications: someNotices.slice(2, 4) },
  play: async ({ canvas, step }) => {
    await step('the filter of unread notices has no number without one', async () => {
      await expect(canvas.getByRole('link', { name: 'Chưa đọc' })).toBeVisible();
    });
  },
};
