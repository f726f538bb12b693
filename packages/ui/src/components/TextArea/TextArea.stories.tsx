import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: { label: 'Mô tả', hint: 'Bạn đã thấy gì, vào lúc nào?', onValueChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a typed text with a line break is reported', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Mô tả' }), 'Một{Enter}hai');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('Một\nhai');
    });
  },
};

export const Refused: Story = { args: { error: 'Hãy kể chuyện gì đã xảy ra.' } };
