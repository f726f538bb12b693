import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MaskButton } from './MaskButton.tsx';

const meta = { component: MaskButton, args: { onPress: fn() } } satisfies Meta<typeof MaskButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ẩn số liệu' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
