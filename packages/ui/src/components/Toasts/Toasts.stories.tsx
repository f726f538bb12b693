import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { tones } from '../../theme/tokens.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { createToasts } from './createToasts.ts';
import { Toasts } from './Toasts.tsx';

const meta = {
  component: Toasts,
  args: { toasts: createToasts() },
  beforeEach: ({ args }) => args.toasts.clear,
  render: ({ toasts }) => (
    <>
      <Inline>
        {tones.map((tone) => (
          <Button
            key={tone}
            variant="outline"
            tone="neutral"
            onPress={() => toasts.notify({ tone, title: 'Error !', text: 'Fail! Please try again !' })}
          >
            {tone}
          </Button>
        ))}
      </Inline>
      <Toasts toasts={toasts} />
    </>
  ),
} satisfies Meta<typeof Toasts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { toasts: createToasts() },
  play: async ({ args: { toasts }, step }) => {
    await step('nothing is there before the first toast', async () => {
      await expect(screen.queryByRole('region')).toBeNull();
    });
    await step('a success is shown in a landmark F6 reaches', async () => {
      toasts.notify({ tone: 'positive', title: 'Xác nhận thanh toán thành công !' });
      await waitFor(() => expect(screen.getByRole('region', { name: 'Thông báo' })).toBeVisible());
      await waitFor(() => expect(screen.getAllByText('Xác nhận thanh toán thành công !')[0]).toBeVisible());
    });
  },
};

export const Refusal: Story = {
  args: { toasts: createToasts() },
  play: async ({ args: { toasts }, canvas, userEvent, step }) => {
    await step('a failure is an alert', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'critical' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent('Fail! Please try again !');
    });
    await step('and leaves when it is closed, but not from the history', async () => {
      await userEvent.click(document.querySelector('[aria-label="Đóng"]') as Element);
      await waitFor(() => expect(toasts.current()).toHaveLength(0));
      await expect(toasts.history()).toHaveLength(1);
    });
  },
};

export const Many: Story = {
  args: { toasts: createToasts() },
  play: async ({ args: { toasts }, step }) => {
    await step('no more than four are seen at once, the newest first', async () => {
      for (const tone of [...tones, 'positive'] as const) {
        toasts.notify({ tone, title: `Thông báo ${tone}`, text: 'Dung lượng ổ cứng tối thiếu là 10GB!'.repeat(2) });
      }
      const region = await screen.findByRole('region', { name: 'Thông báo' });
      await waitFor(() =>
        expect(region.querySelectorAll(':is([role="alert"], [role="status"]):not([data-limited])')).toHaveLength(4),
      );
    });
  },
};
