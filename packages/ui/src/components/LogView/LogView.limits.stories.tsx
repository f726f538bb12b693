import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { bufferOf } from './LogPanel.tsx';
import views from './LogView.stories.tsx';
import { shopLines } from './logSamples.ts';

const meta = { ...views, title: 'LogView/At its limits' } satisfies Meta<typeof views.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const errors = (count: number, from = 0) => Array.from({ length: count }, (_, place) => `[error] #${from + place}`);

const frame = () => new Promise(requestAnimationFrame);
/** A task of its own, after those that wait. */
const task = () => new Promise((done) => setTimeout(done, 1));

/** The lines in sight, without those drawn beyond the edges. */
const inSight = (area: HTMLElement) => {
  const { top, bottom } = area.getBoundingClientRect();
  return [...area.querySelectorAll('[class*="LogRow_row"]')]
    .filter((row) => row.getBoundingClientRect().top >= top && row.getBoundingClientRect().bottom <= bottom)
    .map((row) => row.textContent);
};

export const FilteredLinesLeave: Story = {
  args: { buffer: bufferOf([...errors(2_999), '[notice] of another level'], 3_000), onFollowChange: fn() },
  play: async ({ canvas, args, userEvent, step }) => {
    const area = canvas.getByRole('log');
    await step('filtered lines in sight stay while older lines leave the full buffer between two frames', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Lỗi 2.999' }));
      await waitFor(() => expect(inSight(area).at(-1)).toBe('[error] #2998'));
      area.scrollTop = 50_000;
      fireEvent.scroll(area);
      await waitFor(() => expect(inSight(area)).toContain('[error] #2505'));
      const before = inSight(area);
      for (let count = 0; count < 40; count += 1) {
        args.buffer.append(`${errors(10, 3_000 + count * 10).join('\n')}\n`);
        await task();
        await frame();
        await task();
      }
      await frame();
      await expect(inSight(area)).toEqual(before);
    });
  },
};

export const ClearedWhilePaused: Story = {
  args: { buffer: bufferOf(shopLines(10)), isPaused: true },
  play: async ({ canvas, args, userEvent, step }) => {
    const area = canvas.getByRole('log');
    await step('clearing removes the lines that were shown, and keeps those that arrived since the pause', async () => {
      args.buffer.append(`${errors(5).join('\n')}\n`);
      await canvas.findByRole('button', { name: 'Đang tạm dừng · 5 dòng mới' });
      await userEvent.click(canvas.getByRole('button', { name: 'Xóa khỏi màn hình này' }));
      await waitFor(() => expect(area.textContent).toBe(''));
      await userEvent.click(await canvas.findByRole('button', { name: 'Đang tạm dừng · 5 dòng mới' }));
      await waitFor(() => expect(inSight(area)).toEqual(errors(5)));
    });
  },
};

export const ManyMatches: Story = {
  args: { buffer: bufferOf([`nginx|${'a'.repeat(8_000)}`]) },
  play: async ({ canvas, userEvent, step }) => {
    await step('the first 300 matches of a line are marked', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'a');
      const marks = () => canvas.getByRole('log').querySelectorAll('mark').length;
      await waitFor(() => expect(marks()).toBe(300));
    });
  },
};

export const SearchOfARunningLog: Story = {
  args: { buffer: bufferOf(errors(3)) },
  play: async ({ canvas, args, userEvent, step }) => {
    const shown = () => canvas.getByRole('button', { name: 'Dòng khớp trước' }).previousElementSibling?.textContent;
    await step('the count is announced once, though it grows while lines arrive', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'error');
      await expect(await canvas.findByText('3 dòng khớp')).toBeInTheDocument();
      args.buffer.append(`${errors(4).join('\n')}\n`);
      await waitFor(() => expect(shown()).toBe('7'));
      await expect(canvas.getByText('3 dòng khớp')).toBeInTheDocument();
    });
  },
};
