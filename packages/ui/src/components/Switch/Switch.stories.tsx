import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  component: Switch,
  args: { label: 'Tự khóa khi rời máy', hint: 'Sau 15 phút không dùng.', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const control = canvas.getByRole('switch', { name: 'Tự khóa khi rời máy' });
    await step('a press on the label turns the switch on', async () => {
      await userEvent.click(canvas.getByText('Tự khóa khi rời máy'));
      await expect(control).toBeChecked();
      await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    });
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      <Switch {...args} />
      <Switch {...args} checked />
      <Switch label="Không có gợi ý" />
    </Stack>
  ),
};
