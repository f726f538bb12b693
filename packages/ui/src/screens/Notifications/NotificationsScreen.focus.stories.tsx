import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Box } from '../../components/Box/Box.tsx';
import { NotificationsScreen } from './NotificationsScreen.tsx';
import { notice, screenFixture } from './notifications.fixtures.ts';

const meta = {
  title: 'Notifications/Focus',
  component: NotificationsScreen,
  args: { ...screenFixture, onSeenChange: fn() },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof NotificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  args: { notifications: Array.from({ length: 70 }, (_, index) => notice('topUpRefused', index * 5)) },
  play: async ({ canvas, userEvent, step }) => {
    await step('a press shows the other 20 of 70', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Xem thêm 20 thông báo' }));
      await expect(canvas.getAllByRole('button', { name: /^Đánh dấu chưa đọc/ })).toHaveLength(70);
    });
    await step('the first of them has the focus, because the pressed button is gone', async () => {
      await expect(canvas.getAllByRole('button', { name: /^Đánh dấu chưa đọc/ })[50]).toHaveFocus();
    });
  },
};

export const AllRead: Story = {
  args: { filter: 'unread' },
  render: (args) => {
    const [notifications, setNotifications] = useState(args.notifications ?? []);
    const setSeen = (ids: readonly string[], seen: boolean) =>
      setNotifications(notifications.map((each) => (ids.includes(each.id) ? { ...each, seen } : each)));
    return <NotificationsScreen {...args} notifications={notifications} onSeenChange={setSeen} />;
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('a row that is marked as read stays among the unread ones', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Đánh dấu đã đọc: Hóa đơn chưa thanh toán' }));
      await expect(canvas.getByText('Hóa đơn chưa thanh toán')).toBeVisible();
    });
    await step(
      'after all are marked, no row is left, and the filter has the focus of the button that is gone',
      async () => {
        canvas.getByRole('button', { name: 'Đánh dấu tất cả đã đọc' }).focus();
        await userEvent.keyboard('{Enter}');
        await expect(canvas.queryByText('Hóa đơn chưa thanh toán')).toBeNull();
        await expect(canvas.getByRole('link', { name: 'Chưa đọc' })).toHaveFocus();
      },
    );
  },
};
