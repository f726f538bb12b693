import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import * as icons from '../Icon/icons.ts';
import { ActionMenu } from './ActionMenu.tsx';
import type { MenuPopupProps } from './MenuPopup.tsx';

const onSelect = fn();

const entries: MenuPopupProps['entries'] = [
  { kind: 'text', title: 'Trần Văn An', text: 'tran.van-an@may.cloud' },
  { kind: 'separator' },
  { kind: 'link', label: 'Xem hóa đơn', href: '#invoice' },
  { kind: 'action', label: 'Khóa màn hình', icon: icons.lock, onSelect },
  { kind: 'action', label: 'Xóa tên miền', icon: icons.delete, onSelect },
];

const meta = { component: ActionMenu, args: { label: 'Thao tác', entries } } satisfies Meta<typeof ActionMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('a press opens the menu, and a press on an item calls it and closes the menu', async () => {
      onSelect.mockClear();
      await userEvent.click(canvas.getByRole('button', { name: 'Thao tác' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Khóa màn hình' }));
      await expect(onSelect).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('a press opens the menu again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Thao tác' }));
      await waitFor(() => expect(screen.getByRole('menu', { name: 'Thao tác' })).toBeVisible());
    });
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Thao tác' });
    await step('Enter opens the menu and focuses the first item', async () => {
      await userEvent.tab();
      await expect(trigger).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Xem hóa đơn' })).toHaveFocus());
    });
    await step('the down arrow focuses the next item', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Khóa màn hình' })).toHaveFocus());
    });
    await step('Esc closes the menu and returns the focus to the trigger', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(trigger).toHaveFocus();
    });
  },
};
