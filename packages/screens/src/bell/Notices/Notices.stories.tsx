import { Button } from '@may/ui/components/Button/Button.tsx';
import { noticeRoom } from '@may/ui/theme/noticeRoom.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { createNotices } from './createNotices.ts';
import { Notices } from './Notices.tsx';
import { longNotice, longText, sampleNotice } from './noticeSamples.fixtures.ts';
import { noticeKinds } from './noticeWords.ts';

const meta = {
  component: Notices,
  args: { notices: createNotices(), onFollow: fn() },
  beforeEach: ({ args }) => args.notices.clear,
} satisfies Meta<typeof Notices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { notices: createNotices() },
  play: async ({ args: { notices }, step }) => {
    await expect(screen.queryByRole('region'), 'before the first notice').toBeNull();
    await step('a success appears in a landmark, for eight seconds', async () => {
      const timers = spyOn(window, 'setTimeout');
      notices.announce(sampleNotice('cardPaymentSucceeded'));
      const region = await screen.findByRole('region', { name: 'Thông báo' });
      const title = within(region).getByText('Xác nhận thanh toán thành công !');
      await waitFor(() => expect(title).toBeVisible());
      const close = within(region).getByRole('button', { name: 'Đóng' });
      await expect(close.getBoundingClientRect().left).toBeGreaterThanOrEqual(title.getBoundingClientRect().right);
      await expect(timers).toHaveBeenCalledWith(expect.any(Function), 8_000);
      timers.mockRestore();
    });
  },
};

export const Refusal: Story = {
  args: { notices: createNotices() },
  play: async ({ args: { notices }, userEvent, step }) => {
    await step('a failure is an alert', async () => {
      notices.announce(sampleNotice('cardPaymentFailed'));
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'Thanh toán không thành công. Vui lòng thử lại.',
      );
    });
    await step('a closed notice leaves the screen and stays in the history', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      await expect(notices.history()).toHaveLength(1);
    });
  },
};

export const Withdrawn: Story = {
  args: { notices: createNotices() },
  play: async ({ args: { notices } }) => {
    notices.announce({ ...sampleNotice('invoice.payment_failed'), about: 'in_1' });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Hóa đơn chưa thanh toán');
    notices.withdraw('in_1');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

export const WithWayOn: Story = {
  args: { notices: createNotices() },
  play: async ({ args: { notices, onFollow }, userEvent, step }) => {
    notices.announce(sampleNotice('newVersion', { page: 'reloaded' }));
    await step('a press on the action of a notice reports its remedy', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Tải lại trang' }));
      await expect(onFollow).toHaveBeenCalledWith({ page: 'reloaded' });
    });
  },
};

export const InAnotherLanguage: Story = {
  args: { notices: createNotices() },
  render: ({ notices, onFollow }) => {
    const { i18n } = useTranslation();
    return (
      <>
        <Button tone="brand" variant="outline" onPress={() => void i18n.changeLanguage('en')}>
          English
        </Button>
        <Notices notices={notices} onFollow={onFollow} />
      </>
    );
  },
  play: async ({ args: { notices }, canvas, userEvent, step }) => {
    notices.announce(sampleNotice('invoice.paid', { page: 'invoices' }));
    await screen.findByText('Hóa đơn đã thanh toán');
    await step('a change of language rewrites a shown notice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'English' }));
      const region = await screen.findByRole('region', { name: 'Notifications' });
      await waitFor(() => expect(within(region).getByText('Invoice paid')).toBeVisible());
      await expect(region).toHaveTextContent('500.000 đ was paid.');
      await expect(within(region).getByRole('button', { name: 'View invoices' })).toBeVisible();
      await expect(screen.queryByText('Hóa đơn đã thanh toán')).toBeNull();
    });
  },
};

export const SaidAgain: Story = {
  args: { notices: createNotices() },
  play: async ({ args: { notices }, step }) => {
    await step('a repeated notice is one message on the screen and two in the history', async () => {
      notices.announce(sampleNotice('unlockRefused'));
      await screen.findByRole('alert');
      notices.announce(sampleNotice('unlockRefused'));
      await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
      await expect(notices.history()).toHaveLength(2);
    });
  },
};

export const Many: Story = {
  args: { notices: createNotices() },
  play: async ({ args: { notices }, userEvent, step }) => {
    for (const kind of noticeKinds) notices.announce(sampleNotice(kind));
    const region = await screen.findByRole('region', { name: 'Thông báo' });
    const seen = () => [...region.querySelectorAll(':is([role="alert"], [role="status"]):not([data-limited])')];
    await step('the newest stands alone; closed, it uncovers the one before it that stays', async () => {
      await waitFor(() => expect(seen()).toHaveLength(1));
      await expect(seen()[0]).toHaveTextContent('Gói đã được cập nhật');
      await userEvent.click(within(region).getByRole('button', { name: 'Đóng' }));
      await waitFor(() => expect(seen()).toHaveLength(1));
    });
  },
};

export const LongText: Story = {
  args: { notices: createNotices() },
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args: { notices }, userEvent, step }) => {
    notices.announce(longNotice);
    const text = await screen.findByText(longText, { exact: false });
    const alert = screen.getByRole('alert');
    const isCut = () => text.scrollHeight > text.clientHeight + 1;
    await step('a long text is cut, so that the notice is no higher than the room that pages keep', async () => {
      await waitFor(() => expect(isCut()).toBe(true));
      const room = Number.parseFloat(noticeRoom) * 16;
      // Less than the room, because a text of one line makes a lower notice.
      await expect(window.innerHeight - alert.getBoundingClientRect().top).toBeLessThanOrEqual(room);
    });
    await step('under the pointer all of it is there', async () => {
      await userEvent.hover(alert);
      await waitFor(() => expect(isCut()).toBe(false));
    });
  },
};
