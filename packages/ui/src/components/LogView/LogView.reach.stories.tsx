import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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
    await step('the log scrolls sideways to a match that is right of the edge, and back to one that is left of it', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'needle');
      await canvas.findByText('2 dòng khớp');
      for (const line of ['needle two', 'needle one', 'needle two']) {
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(area.querySelector('[class*="LogRow_current"]')?.textContent).toContain(line));
        await waitFor(() => expect(isInSight()).toBe(true));
      }
    });
  },
};
