import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import * as icons from '../Icon/icons.ts';
import { LanguageMenu } from '../LanguageMenu/LanguageMenu.tsx';
import { Text } from '../Text/Text.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import { VisitorShell } from './VisitorShell.tsx';

const meta = {
  component: VisitorShell,
  parameters: { layout: 'fullscreen' },
  args: {
    links: [
      { label: 'Trợ giúp', href: '#helpdesk', icon: icons.helpdesk, current: true },
      { label: 'Liên hệ', href: '#contact', icon: icons.mail },
    ],
    controls: (
      <>
        <ThemeSwitch choice="system" onChoiceChange={fn()} />
        <LanguageMenu locale="vi" onLocaleChange={fn()} />
      </>
    ),
    hrefs: { signIn: '#login' },
    children: (
      <>
        <Heading level={1}>Trợ giúp</Heading>
        <Text tone="muted">Trang này đọc được mà không cần đăng nhập.</Text>
      </>
    ),
  },
} satisfies Meta<typeof VisitorShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('a visitor can sign in and sees which open page this is', async () => {
      await expect(canvas.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', '#login');
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Trợ giúp');
    });
  },
};
