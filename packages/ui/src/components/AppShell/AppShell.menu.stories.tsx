import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import shell from './AppShell.stories.tsx';
import { AppShell } from './AppShell.tsx';

const meta = { component: AppShell, parameters: shell.parameters, args: shell.args } satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

export const IconMenu: Story = {
  args: { menuStyle: 'collapsed' },
  play: async ({ canvas, userEvent, step }) => {
    await step('an icon alone keeps its name for screen readers and under the pointer', async () => {
      await expect(canvas.getByText('Hóa đơn').clientWidth).toBe(1);
      await expect(canvas.getByRole('link', { name: /^Hóa đơn/ })).toHaveAttribute('title', 'Hóa đơn');
    });
    await step('the focus of a keyboard shows the name', async () => {
      await userEvent.tab();
      canvas.getByRole('link', { name: /^Hóa đơn/ }).focus();
      await expect(canvas.getByText('Hóa đơn').clientWidth).toBeGreaterThan(40);
    });
  },
};

export const RowMenu: Story = {
  args: { menuStyle: 'horizontal' },
  play: async ({ canvas, userEvent, step }) => {
    const menu = canvas.getByRole('navigation');
    const services = canvas.getByRole('button', { name: 'Dịch vụ' });
    await step('links and groups stand in one row above the page', async () => {
      const entries = [...within(menu).getAllByRole('link'), ...within(menu).getAllByRole('button')];
      await expect(new Set(entries.map(topOf)).size).toBe(1);
      await expect(menu.getBoundingClientRect().bottom).toBe(topOf(canvas.getByRole('main')));
      await expect(menu.scrollWidth).toBe(menu.clientWidth);
    });
    await step('a press on a group shows its links, and Esc hides them and returns the focus', async () => {
      await userEvent.click(services);
      await expect(services).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'WordPress' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('link', { name: 'WordPress' })).toBeNull();
      await expect(services).toHaveFocus();
    });
    await step('another group takes its place', async () => {
      await userEvent.click(services);
      await userEvent.click(canvas.getByRole('button', { name: 'Trang thông tin' }));
      await expect(services).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.getByRole('link', { name: 'Trợ giúp' })).toBeVisible();
    });
  },
};

export const Drawer: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, step }) => {
    const menu = canvasElement.querySelector<HTMLElement>('[popover]');
    if (!menu) throw new Error('AppShell renders its menu as a popover.');
    await step('the open drawer has the focus, and the page behind it is inert', async () => {
      menu.showPopover();
      await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
      await expect(canvas.getByText('Số dư ví, giao dịch và hóa đơn gần đây.').closest('[inert]')).not.toBeNull();
    });
    await step('the menu is longer than the screen, and its last link can be reached by the keyboard', async () => {
      const links = canvas.getAllByRole('link').filter((link) => menu.contains(link));
      links.at(-1)?.focus();
      await waitFor(() => expect(links.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    });
    await step('the close button stays in view at the end of the menu', async () => {
      await expect(topOf(canvas.getByRole('button', { name: 'Đóng menu' }))).toBeGreaterThanOrEqual(0);
    });
    await step('Back closes the drawer, because it changes the page below', async () => {
      window.dispatchEvent(new PopStateEvent('popstate'));
      await waitFor(() => expect(canvas.getByRole('main').closest('[inert]')).toBeNull());
      await expect(menu.matches(':popover-open')).toBe(false);
      menu.showPopover();
      await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
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
