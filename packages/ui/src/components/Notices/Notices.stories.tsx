import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { tones } from '../../theme/tokens.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { createNotices } from './createNotices.ts';
import { Notices } from './Notices.tsx';

const meta = {
  component: Notices,
  args: { notices: createNotices() },
  beforeEach: ({ args }) => args.notices.clear,
  render: ({ notices }) => (
    <>
      <Inline>
        {tones.map((tone) => (
          <Button
            key={tone}
            variant="outline"
            tone="neutral"
            onPress={() => notices.notify({ tone, title: 'Error !', text: 'Fail! Please try again !' })}
          >
            {tone}
          </Button>
        ))}
      </Inline>
      <Notices notices={notices} />
    </>
  ),
} satisfies Meta<typeof Notices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { notices: createNotices() },
  play: async ({ args: { notices }, step }) => {
    await step('nothing is there before the first notice', async () => {
      await expect(screen.queryByRole('region')).toBeNull();
    });
    await step('a success is shown in a landmark F6 reaches', async () => {
      notices.notify({ tone: 'positive', title: 'Xác nhận thanh toán thành công !' });
      const region = await screen.findByRole('region', { name: 'Thông báo' });
      await waitFor(() => expect(within(region).getByText('Xác nhận thanh toán thành công !')).toBeVisible());
    });
  },
};

export const Refusal: Story = {
  args: { notices: createNotices() },
  play: async ({ args: { notices }, canvas, userEvent, step }) => {
    await step('a failure is an alert', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'critical' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent('Fail! Please try again !');
    });
    await step('and leaves when it is closed, but not from the history', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      await expect(notices.history()).toHaveLength(1);
    });
  },
};

export const WithWayOn: Story = {
  args: { notices: createNotices() },
  play: async ({ args: { notices }, userEvent, step }) => {
    const onAct = fn();
    notices.notify({
      title: 'Đã có phiên bản mới',
      tone: 'brand',
      stays: true,
      action: { label: 'Tải lại trang', onAct },
    });
    await step('a press on the way on is followed', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Tải lại trang' }));
      await expect(onAct).toHaveBeenCalledOnce();
    });
  },
};

export const SaidAgain: Story = {
  args: { notices: createNotices() },
  play: async ({ args: { notices }, step }) => {
    await step('the same words again are one message on the screen, and two in the history', async () => {
      const refusal = { title: 'Có lỗi !', text: 'Mật khẩu không đúng.', tone: 'critical' } as const;
      notices.notify(refusal);
      await screen.findByRole('alert');
      notices.notify(refusal);
      await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
      await expect(notices.history()).toHaveLength(2);
    });
  },
};

export const Many: Story = {
  args: { notices: createNotices() },
  play: async ({ args: { notices }, step }) => {
    await step('no more than four are seen at once, the newest first', async () => {
      for (const tone of [...tones, 'positive'] as const) {
        notices.notify({ tone, title: `Thông báo ${tone}`, text: 'Dung lượng ổ cứng tối thiếu là 10GB!'.repeat(2) });
      }
      const region = await screen.findByRole('region', { name: 'Thông báo' });
      await waitFor(() =>
        expect(region.querySelectorAll(':is([role="alert"], [role="status"]):not([data-limited])')).toHaveLength(4),
      );
    });
  },
};

export const OnPhone: Story = {
  args: { notices: createNotices() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args: { notices }, step }) => {
    await step('two notices cover no more than the top sixth of a phone: the newest alone is seen', async () => {
      notices.notify({ tone: 'critical', title: 'Hóa đơn chưa thanh toán', text: '720.000 đ chưa trả được.' });
      notices.notify({ tone: 'positive', title: 'Đăng ký gói' });
      const newest = await screen.findByText('Đăng ký gói');
      await waitFor(() => expect(newest).toBeVisible());
      await expect(screen.getByText('Hóa đơn chưa thanh toán')).not.toBeVisible();
      const { bottom } = screen.getByRole('region', { name: 'Thông báo' }).getBoundingClientRect();
      await expect(bottom).toBeLessThan(window.innerHeight / 6);
    });
  },
};
