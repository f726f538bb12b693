import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ShortcutsScreen } from './ShortcutsScreen.tsx';

const meta = {
  title: 'Shortcuts',
  component: ShortcutsScreen,
  args: {
    open: true,
    onOpenChange: fn(),
    hasSingleKeys: true,
    onSingleKeysChange: fn(),
    rows: [
      { keys: ['Mod+k'], label: 'palette:keys.palette', group: 'anywhere' },
      { keys: ['?'], label: 'palette:keys.list', group: 'anywhere' },
      { keys: ['Escape'], label: 'palette:keys.close', group: 'anywhere' },
      { keys: ['g', 'd'], label: 'shell:menu.dns', group: 'pages' },
      { keys: ['g', 't'], label: 'shell:menu.transactions', group: 'pages' },
      { keys: ['ArrowDown'], label: 'palette:keys.next', group: 'palette' },
      { keys: ['Mod+Enter'], label: 'palette:keys.newTab', group: 'palette' },
    ],
  },
} satisfies Meta<typeof ShortcutsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const row = (await screen.findByText('Giao dịch')).parentElement;
    await expect(row).toHaveTextContent('Giao dịchGrồiT');
  },
};
