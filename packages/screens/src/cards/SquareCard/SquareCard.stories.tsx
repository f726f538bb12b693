import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn } from 'storybook/test';
import { SquareCard, type SquareCardProps } from './SquareCard.tsx';

/** Makes an element of its own for the form: a ref cannot be an argument of the story's controls. */
const Framed = (props: Omit<SquareCardProps, 'placeRef'>) => <SquareCard {...props} placeRef={useRef(null)} />;

const meta = {
  title: 'Square card',
  component: Framed,
  args: { state: 'loading', onRetry: fn() },
} satisfies Meta<typeof Framed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Ready: Story = { args: { state: 'ready' } };
export const NotConfigured: Story = {
  args: { state: 'notConfigured' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/chưa được thiết lập/);
  },
};
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('one press loads a failed form again', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
};
