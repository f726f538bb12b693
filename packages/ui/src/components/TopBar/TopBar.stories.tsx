import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { LanguageMenu } from '../LanguageMenu/LanguageMenu.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import user from '../UserMenu/UserMenu.stories.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { TopBar } from './TopBar.tsx';

const meta = { component: TopBar, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    end: (
      <>
        <ThemeSwitch choice="light" onChoiceChange={fn()} />
        <LanguageMenu locale="vi" onLocaleChange={fn()} />
        <UserMenu {...user.args} />
      </>
    ),
  },
};

export const PressedTwice: Story = {
  ...Default,
  play: async ({ canvas, userEvent, step }) => {
    const account = canvas.getByRole('button', { name: 'Tài khoản demo@may.cloud' });
    await step('the bar lies above the page, so a second press reaches the trigger and closes the menu', async () => {
      await userEvent.click(account);
      await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
      await userEvent.click(account);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(account).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const LogoOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mây' })).toHaveAttribute('href', '/');
  },
};
