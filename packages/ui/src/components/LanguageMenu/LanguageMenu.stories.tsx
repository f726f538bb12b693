import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

const meta = {
  component: LanguageMenu,
  args: { locale: 'vi', onLocaleChange: fn() },
  render: (args) => (
    <Inline justify="end">
      <LanguageMenu {...args} />
    </Inline>
  ),
} satisfies Meta<typeof LanguageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the menu has each language by its own name, and the current one is checked', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ngôn ngữ: Tiếng Việt' }));
      await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Tiếng Việt' })).toBeChecked());
      await expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveAttribute('lang', 'en');
    });
  },
};

export const Choosing: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('a press on a language reports it and closes the menu', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ngôn ngữ: Tiếng Việt' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'English (Australia)' }));
      await expect(args.onLocaleChange).toHaveBeenLastCalledWith('aud');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
};
