import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Tooltip, tooltipSides } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  argTypes: { side: { control: 'radio', options: tooltipSides } },
  args: {
    text: 'Sao chép',
    children: <IconButton icon={icons.copy} aria-label="Sao chép" />,
  },
  render: (args) => (
    <Inline justify="center">
      <Tooltip {...args} />
    </Inline>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnFocus: Story = {
  play: async ({ userEvent, step }) => {
    await step('the focus shows the tooltip at once', async () => {
      await userEvent.tab();
      await waitFor(() => expect(screen.getByText('Sao chép')).toBeVisible());
    });
    await step('Esc hides the tooltip and keeps the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByText('Sao chép')).toBeNull());
      await expect(screen.getByRole('button', { name: 'Sao chép' })).toHaveFocus();
    });
  },
};

const delay = { end: () => {} };
export const OnHover: Story = {
  beforeEach: () => {
    // The story itself ends the delay, so that a slow and a fast machine give the same result.
    const { setTimeout } = globalThis;
    spyOn(window, 'setTimeout').mockImplementation((run, ms) => {
      if (ms !== 500) return setTimeout(run, ms);
      delay.end = run;
      return setTimeout(() => {}, ms);
    });
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the pointer shows the tooltip after the delay', async () => {
      await userEvent.hover(canvas.getByRole('button'));
      await expect(screen.queryByText('Sao chép')).toBeNull();
      delay.end();
      await waitFor(() => expect(screen.getByText('Sao chép')).toBeVisible());
    });
  },
};
