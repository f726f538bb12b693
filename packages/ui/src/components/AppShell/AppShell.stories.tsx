import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { layoutStyles, menuStyles } from '../../theme/shellStyle.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { LanguageMenu } from '../LanguageMenu/LanguageMenu.tsx';
import { NotificationBell } from '../NotificationBell/NotificationBell.tsx';
import sidebar from '../SidebarNav/SidebarNav.stories.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx';
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
        <NotificationBell notifications={[]} connection="live" onSeen={fn()} hrefs={{ all: '#all' }} />
        <UserMenu email="demo@may.cloud" onLock={fn()} onSignOut={fn()} />
      </>
    ),
    children: (
      <Stack>
        <Heading level={1} size="large">
          Tổng quan
        </Heading>
        <Text tone="muted">Số dư ví, giao dịch và hóa đơn gần đây.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

export const Default: Story = {};

export const IconMenu: Story = {
  args: { menuStyle: 'collapsed' },
  play: async ({ canvas, step }) => {
    await step('an icon alone keeps its name for screen readers and shows it on focus', async () => {
      await expect(canvas.getByText('Hóa đơn').clientWidth).toBe(1);
      canvas.getByRole('link', { name: /^Hóa đơn/ }).focus();
      await waitFor(() => expect(screen.getByText('Hóa đơn · 2')).toBeVisible());
    });
  },
};

export const RowMenu: Story = {
  args: { menuStyle: 'horizontal' },
  play: async ({ canvas, step }) => {
    await step('the entries stand in one row above the page', async () => {
      const menu = canvas.getByRole('navigation');
      await expect(new Set(within(menu).getAllByRole('link').map(topOf)).size).toBe(1);
      await expect(menu.getBoundingClientRect().bottom).toBe(topOf(canvas.getByRole('main')));
    });
  },
};

export const Boxed: Story = { args: { layoutStyle: 'boxed' }, globals: { viewport: { value: 'wide' } } };

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

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, step }) => {
    await step('the main landmark is busy, and the page is not drawn', async () => {
      await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.queryByRole('heading', { name: 'Tổng quan' })).toBeNull();
    });
  },
};

export const Offline: Story = {
  args: { banner: <Banner tone="caution">Mất kết nối. Những gì bạn thấy có thể đã cũ.</Banner> },
};

export const Drawer: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, step }) => {
    const menu = canvasElement.querySelector<HTMLElement>('[popover]');
    if (!menu) throw new Error('AppShell renders its menu as a popover.');
    await step('the open drawer has the focus, and the page behind it is inert', async () => {
      menu.showPopover();
      await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
      await expect(canvas.getByText('Số dư ví, giao dịch và hóa đơn gần đây.').closest('[inert]')).not.toBeNull();
    });
    await step('a press on a link closes the drawer, and the page is no longer inert', async () => {
      // The portal cancels the browser's navigation in the same way.
      canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
      canvas.getByRole('link', { name: 'Nạp tiền' }).click();
      await waitFor(() => expect(canvas.getByRole('main').closest('[inert]')).toBeNull());
      await expect(menu.matches(':popover-open')).toBe(false);
    });
  },
};
