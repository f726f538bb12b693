import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { bufferOf } from './LogPanel.tsx';
import views, { Default } from './LogView.stories.tsx';
import { shopLines } from './logSamples.ts';

const meta = { ...views, title: 'LogView/In use' } satisfies Meta<typeof views.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const lines = shopLines(1_200);
const holding = (text: string) => lines.filter((line) => line.split('|').at(-1)?.includes(text)).length;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The count in the search field. */
const found = (canvas: Canvas) =>
  canvas.getByRole('button', { name: 'Dòng khớp trước' }).previousElementSibling?.textContent;

/** Scrolls as a person does: the browser moves the area, then tells the page. */
const scrollTo = (area: HTMLElement, top: number) => {
  area.scrollTop = top;
  fireEvent.scroll(area);
};

export const Searching: Story = {
  ...Default,
  play: async ({ canvas, userEvent, step }) => {
    const total = holding('UPDATE wp_options');
    const field = canvas.getByRole('searchbox');
    await step('a text in small letters counts every matching line', async () => {
      await userEvent.type(field, 'update WP_options');
      await waitFor(() => expect(found(canvas)).toBe(String(total)));
    });
    await step('Enter goes to a match, Shift and Enter to the one before it', async () => {
      await userEvent.keyboard('{Enter}{Shift>}{Enter}{/Shift}');
      await waitFor(() => expect(found(canvas)).toMatch(new RegExp(`^\\d+/${total}$`)));
      await expect(canvas.getByRole('log').querySelectorAll('mark')[0]).toHaveTextContent('UPDATE wp_options');
    });
    await step('without diacritics it finds Vietnamese, and a text that is nowhere says 0', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'don hang dang cho');
      await waitFor(() => expect(found(canvas)).toBe(String(holding('đơn hàng đang chờ'))));
      await userEvent.type(field, 'x');
      await expect(await canvas.findByText('Không có dòng khớp')).toBeInTheDocument();
    });
    await userEvent.clear(field);
    await userEvent.type(field, '212 ms');
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('a level leaves its lines alone, and its button has their number', async () => {
      const errors = holding('[error]') + holding('database error') + holding('HTTP/1.1" 502');
      await userEvent.click(await canvas.findByRole('button', { name: `Lỗi ${errors}` }));
      const area = canvas.getByRole('log');
      await waitFor(() => expect(area).not.toHaveTextContent('child 412 started'));
      await waitFor(() => expect(area).toHaveTextContent('upstream timed out'));
    });
  },
};

export const FilterHidesAll: Story = {
  args: { buffer: bufferOf(['17:40|nginx|[error] one']) },
  play: async ({ canvas, userEvent, step }) => {
    await step('a level without lines says so and offers every level', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Gỡ lỗi/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Hiện mọi mức' }));
      await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('[error] one'));
      await userEvent.click(canvas.getByRole('button', { name: /^Gỡ lỗi/ }));
    });
  },
};

export const Behind: Story = {
  args: { buffer: bufferOf(lines), onFollowChange: fn() },
  play: async ({ canvas, args, step }) => {
    const area = canvas.getByRole('log');
    await step('scrolling up ends following, and lines that arrive do not move the lines in sight', async () => {
      scrollTo(area, 4_000);
      await expect(args.onFollowChange).toHaveBeenLastCalledWith(false);
      await expect(await canvas.findByRole('button', { name: 'Về cuối nhật ký' })).toBeVisible();
      await new Promise(requestAnimationFrame);
      const seen = area.textContent;
      for (const line of lines) args.buffer.append(line);
      args.buffer.append(`${lines.slice(0, 4).join('\n')}\n`);
      await expect(await canvas.findByRole('button', { name: '1.204 dòng mới' })).toBeVisible();
      await expect(area.textContent).toBe(seen);
    });
  },
};

export const Paused: Story = {
  args: { buffer: bufferOf(lines), isPaused: true, onPausedChange: fn() },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('a paused view keeps its lines and counts the new ones', async () => {
      args.buffer.append('17:59:59|cron|the newest line\n');
      await expect(await canvas.findByRole('button', { name: 'Đang tạm dừng · 1 dòng mới' })).toBeVisible();
      await expect(canvas.getByRole('log')).not.toHaveTextContent('the newest line');
    });
    await step('resuming shows them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tiếp tục' }));
      await waitFor(() => expect(canvas.getByRole('log')).toHaveTextContent('the newest line'));
      await userEvent.click(canvas.getByRole('button', { name: 'Tạm dừng' }));
    });
  },
};

export const Copied: Story = {
  args: { buffer: bufferOf(lines.slice(0, 3)) },
  play: async ({ canvas, userEvent, step }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await step('copying takes the lines as they were received', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Chép các dòng đang hiện' }));
      await expect(write).toHaveBeenCalledWith(lines.slice(0, 3).join('\n'));
      await expect(await canvas.findByText(/Đã chép 3 dòng\./)).toBeVisible();
    });
  },
};
