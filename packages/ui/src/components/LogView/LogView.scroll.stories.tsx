import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { bufferOf } from './LogPanel.tsx';
import views from './LogView.stories.tsx';
import { shopLines } from './logSamples.ts';

const meta = { ...views, title: 'LogView/Scrolled' } satisfies Meta<typeof views.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const numbered = (count: number, from = 0) =>
  shopLines(count).map((line, index) => `${line} ${'long '.repeat(index % 60)}#${from + index}`);

/** Scrolls as a person does: the browser moves the area, then tells the page. */
const scrollTo = (area: HTMLElement, top: number) => {
  area.scrollTop = top;
  fireEvent.scroll(area);
};

const frames = async () => {
  for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
};

/** The number of the line in the middle of the view, and its distance from the upper edge. */
const middleOf = (area: HTMLElement) => {
  const { top, height, left } = area.getBoundingClientRect();
  const row = document
    .elementsFromPoint(left + 60, top + height / 2)
    .find((element) => element.className.includes('LogRow_row'));
  return {
    line: /#\d+$/.exec(row?.textContent ?? '')?.[0],
    y: Math.round((row?.getBoundingClientRect().top ?? 0) - top),
  };
};

export const LinesLeave: Story = {
  args: { buffer: bufferOf(numbered(1_000), 1_000), onFollowChange: fn() },
  play: async ({ canvas, args, step }) => {
    const area = canvas.getByRole('log');
    await step('the lines in sight stay in their place while older lines leave the full buffer', async () => {
      scrollTo(area, 12_003);
      await frames();
      const before = middleOf(area);
      await expect(before.line).toMatch(/^#\d+$/);
      args.buffer.append(`${numbered(137, 1_000).join('\n')}\n`);
      await frames();
      await expect(middleOf(area)).toEqual(before);
      await expect(area.scrollTop).toBe(12_003 - 137 * 20);
    });
    await step('lines that have left are no longer shown', async () => {
      args.buffer.append(`${numbered(1_000, 1_137).join('\n')}\n`);
      await frames();
      await expect(area.scrollTop).toBe(0);
      await expect(area.textContent).toContain('#1137');
    });
  },
};

export const Wrapped: Story = {
  args: { buffer: bufferOf(numbered(1_000)), onFollowChange: fn() },
  play: async ({ canvas, args, userEvent, step }) => {
    const area = canvas.getByRole('log');
    await userEvent.click(canvas.getByRole('button', { name: 'Xuống dòng khi dài' }));
    await frames();
    await step('the newest line ends at the lower edge', async () => {
      const last = [...area.querySelectorAll('[class*="LogRow_row"]')].at(-1);
      await expect(last?.textContent).toContain('#999');
      await expect(Math.round(last?.getBoundingClientRect().bottom ?? 0)).toBe(
        Math.round(area.getBoundingClientRect().top + area.clientHeight),
      );
    });
    await step('wrapped lines in sight stay in their place while lines arrive', async () => {
      scrollTo(area, 9_000);
      await frames();
      const before = middleOf(area);
      await expect(before.line).toMatch(/^#\d+$/);
      args.buffer.append(`${numbered(500, 1_000).join('\n')}\n`);
      await frames();
      await expect(middleOf(area)).toEqual(before);
    });
    await step('the upper end shows the first line at the upper edge', async () => {
      scrollTo(area, 0);
      await frames();
      const first = area.querySelector('[class*="LogRow_row"]');
      await expect(first?.textContent).toContain('#0');
      await expect(Math.round((first?.getBoundingClientRect().top ?? 0) - area.getBoundingClientRect().top)).toBe(0);
    });
  },
};

export const Keys: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const area = canvas.getByRole('log');
    const field = canvas.getByRole('searchbox');
    await step('a slash and Ctrl F in the log reach its search, and Esc goes back', async () => {
      for (const keys of ['/', '{Control>}f{/Control}']) {
        area.focus();
        await userEvent.keyboard(keys);
        await expect(field).toHaveFocus();
        await userEvent.keyboard('{Escape}');
        await expect(area).toHaveFocus();
      }
    });
    await step('End follows the newest line again', async () => {
      scrollTo(area, 1_000);
      await expect(await canvas.findByRole('button', { name: 'Về cuối nhật ký' })).toBeVisible();
      area.focus();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Về cuối nhật ký' })).toBeNull());
    });
  },
};
