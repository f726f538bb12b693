import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Switch } from '../Switch/Switch.tsx';
import type { FrameDialogName } from './FrameDialogName.ts';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';

const meta = {
  component: UserMenu,
  args: { email: 'demo@may.cloud', name: 'Nguyễn Thị Ánh', onLock: fn(), onSignOut: fn() },
  render: (args) => (
    <Inline justify="end">
      <UserMenu {...args} />
    </Inline>
  ),
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the menu shows the e-mail address', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Tài khoản demo@may.cloud' }));
      await waitFor(() => expect(screen.getByText('demo@may.cloud')).toBeVisible());
    });
  },
};

export const Leaving: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    const trigger = canvas.getByRole('button');
    await step('a press on the lock reports it and closes the menu', async () => {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Khóa màn hình' }));
      await expect(args.onLock).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('a press on the sign-out reports it and closes the menu', async () => {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Đăng xuất' }));
      await expect(args.onSignOut).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
};

const WithDialogs = (args: UserMenuProps) => {
  const [shown, setShown] = useState<FrameDialogName | null>(null);
  return (
    <>
      <UserMenu {...args} onShow={setShown} />
      <Dialog open={shown !== null} onOpenChange={() => setShown(null)} title="Dialog">
        <Switch label="Switch" checked={false} onCheckedChange={fn()} />
      </Dialog>
    </>
  );
};
export const OpensDialogs: Story = {
  render: (args) => <WithDialogs {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    for (const name of ['Giao diện', 'Riêng tư', 'Phím tắt', 'Giao diện', 'Riêng tư', 'Phím tắt'])
      await step(`the focus is in the dialog that "${name}" opens, and back at the menu after it`, async () => {
        const trigger = canvas.getByRole('button', { hidden: true });
        trigger.focus();
        await userEvent.keyboard('{Enter}');
        const entry = await screen.findByRole('menuitem', { name });
        entry.focus();
        await userEvent.keyboard('{Enter}');
        const dialog = await screen.findByRole('dialog');
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
        await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
        await userEvent.tab();
        await expect(within(dialog).getByRole('button')).toHaveFocus();
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(trigger).toHaveFocus());
      });
  },
};

export const LongEmail: Story = {
  ...Open,
  args: { email: 'mot-dia-chi-thu-dien-tu-rat-dai.cua.khach-hang@cong-ty-trach-nhiem-huu-han.com.vn', name: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
