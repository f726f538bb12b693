import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ShortcutsScreen } from './ShortcutsScreen.tsx';

const meta = {
  title: 'Shortcuts',
  component: ShortcutsScreen,
  args: { open: true, onOpenChange: fn(), hasSingleKeys: true, onSingleKeysChange: fn() },
} satisfies Meta<typeof ShortcutsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Dùng phím tắt một phím' }));
    await expect(args.onSingleKeysChange).toHaveBeenCalledWith(false);
  },
};
