import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { LockScreen } from './LockScreen.tsx';

const meta = {
  title: 'Lock screen',
  component: LockScreen,
  args: { reason: 'locked', error: null, until: null, onSubmit: fn(), onSignOut: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LockScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('an empty password is missing; a typed one can be shown, and the button sends it', async () => {
      await expect(canvas.getByLabelText('Mật khẩu')).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Mở khóa' }));
      await expect(canvas.getByLabelText('Mật khẩu')).toHaveAccessibleDescription('Vui lòng nhập mật khẩu.');
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.type(canvas.getByLabelText('Mật khẩu'), 'Demo!2345');
      await userEvent.click(canvas.getByRole('button', { name: 'Hiện mật khẩu' }));
      await expect(canvas.getByLabelText('Mật khẩu')).toHaveAttribute('type', 'text');
      await userEvent.click(canvas.getByRole('button', { name: 'Mở khóa' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'Demo!2345' });
    });
  },
};

export const Refused: Story = {
  args: { error: { kind: 'refused', serverMessage: 'Bạn còn 4 lần thử.' } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('a refused password shows the message at the field and keeps the focus', async () => {
      await expect(canvas.getByLabelText('Mật khẩu')).toHaveAccessibleDescription(
        'Mật khẩu không đúng, vui lòng thử lại.',
      );
      await expect(canvas.getByLabelText('Mật khẩu')).toHaveFocus();
    });
    await step('signing out is possible after a refusal', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Đăng xuất' }));
      await expect(args.onSignOut).toHaveBeenCalledOnce();
    });
  },
};

export const Unreachable: Story = { args: { error: { kind: 'unreachable', serverMessage: null } } };

export const Failing: Story = {
  args: { error: { kind: 'failing', serverMessage: 'Hệ thống đang bảo trì đến 14:30.' } },
  play: async ({ canvas, step }) => {
    await step('without a check the message blames no password, and the provider’s message follows', async () => {
      await expect(canvas.getByLabelText('Mật khẩu')).toHaveAccessibleDescription(
        /chưa kiểm tra được mật khẩu.*Hệ thống đang bảo trì đến 14:30/,
      );
    });
  },
};

const clock = { start: Date.now(), now: 0, passSecond: () => {} };
/** The clock stands still until the story moves it, so that a slow machine shows the same as a fast one. */
const stopClock = () => {
  const { now } = Date;
  clock.now = clock.start;
  Date.now = () => clock.now;
  return () => Object.assign(Date, { now });
};
const inAlmostAnHour = clock.start + 3_599_000;

export const AskedToWait: Story = {
  args: { error: { kind: 'wait', serverMessage: 'Bạn thao tác quá nhanh.' }, until: inAlmostAnHour },
  beforeEach: stopClock,
  play: async ({ canvas, step }) => {
    await step('the field shows only the provider’s message, the button the time left', async () => {
      await expect(canvas.getByLabelText('Mật khẩu')).toHaveAccessibleDescription('Bạn thao tác quá nhanh.');
      await expect(canvas.getByRole('button', { name: 'Mở khóa' })).toHaveAccessibleDescription('Thử lại sau 59:59.');
    });
  },
};

export const CoolingDown: Story = {
  args: { error: { kind: 'wait', serverMessage: null }, until: inAlmostAnHour },
  beforeEach: stopClock,
  play: async ({ canvas, args, userEvent, step }) => {
    await step('during the wait no attempt is sent, and the button gives the reason', async () => {
      await userEvent.type(canvas.getByLabelText('Mật khẩu'), 'Demo!2345{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: 'Mở khóa' }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(canvas.getByText(/Thử lại sau 59:59/)).toBeVisible();
    });
  },
};

export const WaitIsOver: Story = {
  args: { error: { kind: 'wait', serverMessage: null }, until: clock.start + 2_000 },
  beforeEach: () => {
    const { setInterval } = globalThis;
    spyOn(globalThis, 'setInterval').mockImplementation((run, ms) => {
      if (ms !== 1_000) return setInterval(run, ms);
      clock.passSecond = () => {
        clock.now += 1_000;
        run();
      };
      return setInterval(run, 3_600_000);
    });
    return stopClock();
  },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('at the end of the wait the button works again', async () => {
      const button = canvas.getByRole('button', { name: 'Mở khóa' });
      clock.passSecond();
      await waitFor(() => expect(button).toHaveAccessibleDescription('Thử lại sau 0:01.'));
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      clock.passSecond();
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
      await expect(canvas.getByLabelText('Mật khẩu')).not.toHaveAccessibleDescription();
      await userEvent.type(canvas.getByLabelText('Mật khẩu'), 'Demo!2345{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
};
