import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { bufferOf } from './LogPanel.tsx';
import views from './LogView.stories.tsx';
import { shopLines } from './logSamples.ts';

const meta = { ...views, title: 'LogView/Within reach' } satisfies Meta<typeof views.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const far = `nginx|${'left '.repeat(200)}needle one`;

export const MatchBesideTheEdge: Story = {
  args: { buffer: bufferOf([far, ...shopLines(200), 'nginx|needle two']), onFollowChange: fn() },
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole('log');
    const isInSight = () => {
      const edges = area.getBoundingClientRect();
      const mark = area.querySelector('[class*="LogRow_current"] mark')?.getBoundingClientRect();
      return mark !== undefined && mark.left >= edges.left && mark.right <= edges.right;
    };
    await step(
      'the log scrolls sideways to a match that is right of the edge, and back to one that is left of it',
      async () => {
        await userEvent.type(canvas.getByRole('searchbox'), 'needle');
        await canvas.findByText('2 dòng khớp');
        for (const line of ['needle two', 'needle one', 'needle two']) {
          await userEvent.keyboard('{Enter}');
          await waitFor(() => expect(area.querySelector('[class*="LogRow_current"]')?.textContent).toContain(line));
          await waitFor(() => expect(isInSight()).toBe(true));
        }
      },
    );
  },
};

export const ClearedWhileScrolledUp: Story = {
  args: { buffer: bufferOf(shopLines(1_200)), onFollowChange: fn() },
  play: async ({ canvas, args, userEvent, step }) => {
    const area = canvas.getByRole('log');
    await step('clearing follows the newest line again, keeps the buttons and moves the focus to the log', async () => {
      area.scrollTop = 1_000;
      fireEvent.scroll(area);
      await expect(await canvas.findByRole('button', { name: 'Về cuối nhật ký' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Xóa khỏi màn hình này' }));
      await expect(args.onFollowChange).toHaveBeenLastCalledWith(true);
      await expect(area).toHaveFocus();
      await canvas.findByText(/Máy chủ chưa ghi dòng nào/);
      await expect(canvas.getByRole('button', { name: 'Tạm dừng' })).toBeVisible();
      args.buffer.append('nginx|a new line');
      await waitFor(() => expect(area).toHaveTextContent('a new line'));
      await expect(canvas.queryByRole('button', { name: /dòng mới/ })).toBeNull();
    });
  },
};

export const NothingToUse: Story = {
  args: { buffer: bufferOf([]), onPausedChange: fn() },
  play: async ({ canvas, args, step }) => {
    const names = ['Tất cả', 'Chép các dòng đang hiện', 'Xóa khỏi màn hình này', 'Tạm dừng'];
    await step('a log without a line offers nothing that needs lines, and all of it with the first line', async () => {
      for (const name of names) await expect(canvas.queryByRole('button', { name })).toBeNull();
      args.buffer.append('nginx|the first line');
      for (const name of names) await expect(await canvas.findByRole('button', { name })).toBeVisible();
    });
  },
};

export const PillHandsItsFocus: Story = {
  args: { buffer: bufferOf(shopLines(1_200)), follow: false },
  play: async ({ canvas, userEvent, step }) => {
    await step('the log has the focus of the pressed pill, which is gone', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Về cuối nhật ký' }));
      await waitFor(() => expect(canvas.getByRole('log')).toHaveFocus());
    });
  },
};

export const ShowAllHandsItsFocus: Story = {
  args: { buffer: bufferOf(['nginx|[error] one']) },
  play: async ({ canvas, userEvent, step }) => {
    await step('the log has the focus of the button that showed every level, which is gone', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Gỡ lỗi/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Hiện mọi mức' }));
      await waitFor(() => expect(canvas.getByRole('log')).toHaveFocus());
    });
  },
};

export const OnAPhone: Story = {
  args: { buffer: bufferOf(shopLines(400)) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('long lines wrap from the start on a narrow screen', async () => {
      const area = canvas.getByRole('log');
      await waitFor(() => expect(area.textContent).not.toBe(''));
      await expect(canvas.getByRole('button', { name: 'Xuống dòng khi dài' })).toHaveAttribute('aria-pressed', 'true');
      await expect(area.scrollWidth).toBe(area.clientWidth);
    });
  },
};

export const CopiedNoticeGoes: Story = {
  args: { buffer: bufferOf(shopLines(3)) },
  play: async ({ canvas, userEvent, step }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { setTimeout } = globalThis;
    spyOn(globalThis, 'setTimeout').mockImplementation((run, ms) => setTimeout(run, ms === 6_000 ? 300 : ms));
    await step('the notice of the copied lines goes away after 6 seconds', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Chép các dòng đang hiện' }));
      await expect(await canvas.findByText(/Đã chép 3 dòng\./)).toBeVisible();
      await waitFor(() => expect(canvas.queryByText(/Đã chép/)).toBeNull());
    });
  },
};
