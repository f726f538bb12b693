import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { themeChoices } from '../../theme/theme.ts';
import { Inline } from '../Inline/Inline.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = { component: ThemeSwitch, args: { choice: 'light', onChoiceChange: fn() } } satisfies Meta<
  typeof ThemeSwitch
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Choices: Story = {
  render: (args) => (
    <Inline>
      {themeChoices.map((choice) => (
        <ThemeSwitch {...args} key={choice} choice={choice} />
      ))}
    </Inline>
  ),
};

/** In the first picture of a page its styles alone know the theme. */
export const BeforeTheChoiceIsKnown: Story = {
  args: { choice: null },
  play: async ({ canvas, canvasElement, step }) => {
    const page = canvasElement.closest<HTMLElement>('[data-theme]');
    const [sun, moon] = canvas.getByRole('button').querySelectorAll('svg');
    if (!page || !sun || !moon) throw new Error('The story needs a page with a theme, and both icons.');
    const { theme } = page.dataset;
    await step('a light page shows the sun, a dark one the moon', async () => {
      page.dataset.theme = 'light';
      await expect([sun.checkVisibility(), moon.checkVisibility()]).toEqual([true, false]);
      page.dataset.theme = 'dark';
      await expect([sun.checkVisibility(), moon.checkVisibility()]).toEqual([false, true]);
    });
    page.dataset.theme = theme;
  },
};

export const Cycles: Story = {
  render: function Cycle({ choice: initialChoice, onChoiceChange }) {
    const [choice, setChoice] = useState(initialChoice);
    return (
      <ThemeSwitch
        choice={choice}
        onChoiceChange={(next) => {
          setChoice(next);
          onChoiceChange(next);
        }}
      />
    );
  },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('three presses lead through dark and system back to light, and the name follows', async () => {
      const button = canvas.getByRole('button', { name: 'Giao diện: Sáng. Chuyển sang: Tối' });
      await userEvent.click(button);
      await expect(button).toHaveAccessibleName('Giao diện: Tối. Chuyển sang: Theo thiết bị');
      await userEvent.click(button);
      await userEvent.click(button);
      await expect(args.onChoiceChange).toHaveBeenLastCalledWith('light');
    });
  },
};
