import type { NoticeKind } from '@may/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Box } from '../../components/Box/Box.tsx';
import type { Notification } from '../../components/Notices/NoticeRow.tsx';
import { sampleNotice } from '../../components/Notices/noticeSamples.ts';
import { NotificationsScreen, noticeFilters } from './NotificationsScreen.tsx';

const hour = 3_600_000;
const now = new Date().setHours(14, 5);

const old = { seen: true, next: null };
const notice = (kind: NoticeKind, hoursAgo: number, more: Partial<Notification> = {}): Notification =>
  ({ ...sampleNotice(kind), ...old, id: `${kind} ${hoursAgo}`, at: now - hoursAgo * hour, ...more }) as Notification;

const invoices = { remedy: 'invoices', href: '#invoices' } as const;
const ofInvoice = (id: string, number: string | null, isFound: boolean) => ({
  eventId: null,
  object: { type: 'invoice' as const, id, number },
  isFound,
});

const someNotices = [
  notice('invoice.payment_failed', 0, {
    seen: false,
    next: invoices,
    origin: ofInvoice('in_7', 'MAY-2026-0207', true),
  }),
  notice('upgradeRefused', 2, {
    about: { type: 'server', name: 'Trang bán hàng' },
    seen: false,
    next: { remedy: 'server', href: '#server' },
  }),
  notice('topUpSucceeded', 3, { next: { remedy: 'transactions', href: '#transactions' } }),
  notice('invoice.paid', 26, { next: invoices, origin: ofInvoice('in_1QxYzAbCdEfGhIjKlMnOpQr', null, false) }),
  notice('recordNotAdded', 27, {
    about: { type: 'zone', name: 'bienxanh.vn' },
    next: { remedy: 'zone', href: '#zone' },
  }),
  notice('subscription.created', 400, { next: { remedy: 'servers', href: '#servers' } }),
];

const meta = {
  title: 'Notifications',
  component: NotificationsScreen,
  args: {
    notifications: someNotices,
    filter: 'all',
    kept: 200,
    forgetful: false,
    checkEvery: null,
    onSeenChange: fn(),
    hrefs: {
      home: '#home',
      filters: noticeFilters.map((name) => [name, `#${name}`] as const),
    },
  },
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
    const [notifications, setNotifications] = useState(args.notifications);
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
