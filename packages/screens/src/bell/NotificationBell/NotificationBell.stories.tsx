import { Inline } from '@may/ui/components/Inline/Inline.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sampleNotice } from '../Notices/noticeSamples.fixtures.ts';
import { bellConnections, NotificationBell } from './NotificationBell.tsx';

const minute = 60_000;
const ago = (minutes: number) => Date.now() - minutes * minute;

const meta = {
  component: NotificationBell,
  args: {
    connection: 'live',
    onSeen: fn(),
    notifications: [
      {
        ...sampleNotice('invoice.paid'),
        id: '1',
        at: ago(4),
        seen: false,
        next: { remedy: 'invoices', href: '#invoices' },
      },
      { ...sampleNotice('invoice.payment_failed'), id: '2', at: ago(12), seen: false, next: null },
      { ...sampleNotice('subscription.created'), id: '3', at: ago(190), seen: true, next: null },
    ],
  },
  render: (args) => (
    <Inline justify="end">
      <NotificationBell {...args} />
    </Inline>
  ),
  argTypes: { connection: { control: 'radio', options: bellConnections } },
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Connections: Story = {
  render: (args) => (
    <Inline>
      {bellConnections.map((connection) => (
        <NotificationBell {...args} key={connection} connection={connection} notifications={[]} />
      ))}
    </Inline>
  ),
};

export const Open: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the list begins with the newest notice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Thông báo, 2 chưa đọc. Trực tuyến' }));
      const titles = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
      await expect(titles).toEqual(
        ['Hóa đơn đã thanh toán', 'Hóa đơn chưa thanh toán', 'Đăng ký gói'].map((title) =>
          expect.stringContaining(title),
        ),
      );
    });
    await step('a notice links to its remedy', async () => {
      await expect(screen.getByRole('link', { name: 'Xem hóa đơn' })).toHaveAttribute('href', '#invoices');
    });
  },
};

export const Seen: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('closing the list reports its notices as seen', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await screen.findAllByRole('listitem');
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
      await expect(args.onSeen).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const EscapeOnBell: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Escape closes the list before the list has taken the focus from the bell', async () => {
      const bell = canvas.getByRole('button');
      await userEvent.click(bell);
      await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
      bell.focus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const Empty: Story = {
  args: { notifications: [], connection: 'offline' },
  play: async ({ canvas, userEvent, step }) => {
    await step('an empty list says that there are no notices', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Thông báo. Mất kết nối' }));
      await waitFor(() => expect(screen.getByText('Không có thông báo')).toBeVisible());
      await expect(screen.getByText('Mất kết nối')).toBeVisible();
    });
  },
};
