import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LanguageMenu } from '../LanguageMenu/LanguageMenu.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
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
        <UserMenu email="demo@may.cloud" onLock={fn()} onSignOut={fn()} />
      </>
    ),
  },
};

export const LogoOnly: Story = {};
