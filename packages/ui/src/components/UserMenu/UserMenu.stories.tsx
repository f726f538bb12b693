import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { UserMenu } from './UserMenu.tsx';

const meta = {
  component: UserMenu,
  args: { email: 'demo@may.cloud', name: 'Nguyễn Thị Ánh', onShow: fn(), onMask: fn(), onLock: fn(), onSignOut: fn() },
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

export const LongEmail: Story = {
  ...Open,
  args: { email: 'mot-dia-chi-thu-dien-tu-rat-dai.cua.khach-hang@cong-ty-trach-nhiem-huu-han.com.vn', name: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
