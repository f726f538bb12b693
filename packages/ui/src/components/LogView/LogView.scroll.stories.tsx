import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import views from './LogView.stories.tsx';
import { bufferOf, inSight, rowsOf, shopLines } from './logSamples.fixtures.ts';

const meta = { ...views, title: 'LogView/Scrolled' } satisfies Meta<typeof views.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const lines = shopLines(1_200);
const numbered = (count: number, from = 0) => Array.from({ length: count }, (_, place) => `[error] #${from + place}`);

const frames = async () => {
  for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
};

/** Scrolls as a person does: the browser moves the area, then tells the page. */
const scrollTo = (area: HTMLElement, top: number) => {
  area.scrollTop = top;
  fireEvent.scroll(area);
};

const toEnd = { name: 'Về cuối nhật ký' };

export const Behind: Story = {
  args: { buffer: bufferOf(lines) },
  play: async ({ canvas, args, userEvent, step }) => {
    const area = canvas.getByRole('log');
    await step('scrolling up ends following, and lines that arrive do not move the lines in sight', async () => {
      await waitFor(() => expect(area.scrollTop).toBeGreaterThan(4_000));
      scrollTo(area, 4_003);
      await expect(await canvas.findByRole('button', toEnd)).toBeVisible();
      const seen = inSight(area);
      args.buffer.add(lines);
      await frames();
      await expect([inSight(area), area.scrollTop]).toEqual([seen, 4_003]);
    });
    await step('the button follows the newest line again and hands its focus to the lines', async () => {
      await userEvent.click(canvas.getByRole('button', toEnd));
      await waitFor(() => expect(area).toHaveFocus());
      args.buffer.add(['cron|the newest line']);
      await waitFor(() => expect(inSight(area).at(-1)).toBe('the newest line'));
      await expect(canvas.queryByRole('button', toEnd)).toBeNull();
    });
    await step('the end, reached by scrolling, follows too', async () => {
      scrollTo(area, 4_000);
      await canvas.findByRole('button', toEnd);
      scrollTo(area, area.scrollHeight);
      await waitFor(() => expect(canvas.queryByRole('button', toEnd)).toBeNull());
    });
    await step('an area that grows at its end follows: its scrolling is told before its height', async () => {
      area.style.height = `${area.clientHeight + 200}px`;
      scrollTo(area, area.scrollHeight);
      await frames();
      await expect(canvas.queryByRole('button', toEnd)).toBeNull();
      await expect(inSight(area).at(-1)).toBe('the newest line');
      area.style.height = '';
      await waitFor(() => expect(inSight(area).at(-1)).toBe('the newest line'));
    });
    await step('a selection ends following', async () => {
      document.getSelection()?.selectAllChildren(rowsOf(area)[0] as Element);
      await expect(await canvas.findByRole('button', toEnd)).toBeVisible();
      document.getSelection()?.removeAllRanges();
    });
  },
};

export const LinesLeave: Story = {
  args: { buffer: bufferOf([...numbered(2_999), '[notice] of another level'], 3_000) },
  play: async ({ canvas, args, userEvent, step }) => {
    const area = canvas.getByRole('log');
    await step('the lines in sight stay in their place while older lines leave the full buffer', async () => {
      await waitFor(() => expect(area.scrollTop).toBeGreaterThan(40_000));
      scrollTo(area, 40_003);
      await frames();
      const seen = inSight(area);
      args.buffer.add(numbered(137, 3_000));
      await frames();
      await expect([inSight(area), area.scrollTop]).toEqual([seen, 40_003 - 137 * 20]);
    });
    await step('filtered lines do too, while lines leave between two frames', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Lỗi' }));
      // The filter takes as many frames as it needs until it has read every line: all but one.
      await waitFor(() => expect(area.scrollHeight).toBe(2_999 * 20));
      const seen = inSight(area);
      await expect(seen[1]).toMatch(/^\[error\] #\d+$/);
      for (let count = 0; count < 40; count += 1) {
        args.buffer.add(numbered(10, 3_137 + count * 10));
        await new Promise(requestAnimationFrame);
      }
      await frames();
      await expect(inSight(area)).toEqual(seen);
    });
    await step('lines that have left are no longer shown', async () => {
      args.buffer.add(numbered(3_000, 4_000));
      await waitFor(() => expect(inSight(area)[0]).toBe('[error] #4000'));
      await expect(area.scrollTop).toBe(0);
    });
  },
};
