import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { PartFailure } from '../../browser/fetchPart.ts';
import { PopupsClosed } from '../Dialog/lazyPopup.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

const meta = {
  title: 'LanguageMenu draft',
  component: LanguageMenu,
  args: { locale: 'fr', isChosen: false, onLocaleChange: fn(async () => undefined) },
  globals: { locale: 'fr' },
} satisfies Meta<typeof LanguageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DraftNotChosen: Story = {
  render: (args) => (
    <main tabIndex={-1}>
      <LanguageMenu {...args} />
      <PopupsClosed value>
        <LanguageMenu {...args} />
      </PopupsClosed>
    </main>
  ),
  play: async ({ args, canvas, userEvent, step }) => {
    await step(
      'a customer who did not choose a draft is told, but by no page below the lock screen; the letter carries the page and the language',
      async () => {
        const link = await screen.findByRole('link');
        await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
          /^mailto:.+\?subject=Français&body=http.+\nFrançais\n/,
        );
      },
    );
    await step('a draft that does not arrive is told', async () => {
      mocked(args.onLocaleChange).mockRejectedValueOnce(new PartFailure('words-fr.js', 'other'));
      await userEvent.click(screen.getByRole('button', { name: 'Français' }));
      await expect(await screen.findByText(/^Français n’a pas pu être chargé\. La page/)).toBeVisible();
    });
    await step('English that does not arrive is told, and the press keeps the focus', async () => {
      mocked(args.onLocaleChange).mockRejectedValueOnce(new PartFailure('words-en.js', 'other'));
      await userEvent.click(screen.getByRole('button', { name: 'English' }));
      await expect(await screen.findByText(/^English n’a pas pu être chargé\. La page/)).toBeVisible();
      await expect(screen.getByRole('button', { name: 'English' })).toHaveFocus();
    });
    await step('one press ends it: the draft or English is chosen, and the focus goes to the page', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'English' }));
      await expect(args.onLocaleChange).toHaveBeenLastCalledWith('en');
      await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
      await expect(canvas.getByRole('main')).toHaveFocus();
    });
  },
};
