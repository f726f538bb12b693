import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { layoutStyles, menuStyles } from '../../theme/shellStyle.ts';
import { Heading } from '../Heading/Heading.tsx';
import { LanguageMenu } from '../LanguageMenu/LanguageMenu.tsx';
import sidebar from '../SidebarNav/SidebarNav.stories.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
import user from '../UserMenu/UserMenu.stories.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { AppShell } from './AppShell.tsx';

const meta = {
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    menuStyle: { control: 'radio', options: menuStyles },
    layoutStyle: { control: 'radio', options: layoutStyles },
  },
  args: {
    navigation: sidebar.args.groups,
    controls: (
      <>
        <ThemeSwitch choice="system" onChoiceChange={fn()} />
        <LanguageMenu locale="vi" onLocaleChange={fn()} />
        <UserMenu {...user.args} />
      </>
    ),
    children: (
      <Stack>
        <Heading level={1}>Tổng quan</Heading>
        <Text tone="muted">Số dư ví, giao dịch và hóa đơn gần đây.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

export const Default: Story = {};

export const Boxed: Story = {
  args: { layoutStyle: 'boxed' },
  tags: ['wide'],
  globals: { viewport: { value: 'wide' } },
};

export const SkipLink: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the first Tab focuses a link to the main content', async () => {
      await userEvent.tab();
      const skip = canvas.getByRole('link', { name: 'Đến nội dung chính' });
      await expect(skip).toHaveFocus();
      await expect(canvas.getByRole('main')).toHaveAttribute('id', skip.getAttribute('href')?.slice(1));
    });
  },
};

export const Offline: Story = {
  args: { banner: 'Mất kết nối. Những gì bạn thấy có thể đã cũ.' },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, step }) => {
    await step('a line in the banner lies on its lower edge, and the page has not moved', async () => {
      const line = canvas.getByRole('progressbar', { name: 'Đang tải…' });
      await expect(canvas.getByRole('banner')).toContainElement(line);
      const edge = canvas.getByRole('banner').getBoundingClientRect().bottom;
      await expect(line.getBoundingClientRect().bottom).toBe(edge);
      await expect(topOf(canvas.getByRole('main'))).toBe(edge);
    });
  },
};
