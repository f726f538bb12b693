import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen as page, within } from 'storybook/test';
import { LeaveStaged } from './LeaveStaged.tsx';

const meta = {
  title: 'Zone/Leaving with changes',
  component: LeaveStaged,
  args: { count: 3, open: true, reviewHref: '#changes', onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof LeaveStaged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent, step }) => {
    const dialog = await page.findByRole('alertdialog', { name: '3 thay đổi chưa áp dụng' });
    await step('the dialog has a link to the review of the changes', async () => {
      await expect(within(dialog).getByRole('link', { name: 'Xem lại thay đổi' })).toHaveAttribute('href', '#changes');
    });
    await step('Esc calls onStay', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onStay).toHaveBeenCalledOnce();
      await expect(args.onLeave).not.toHaveBeenCalled();
    });
  },
};

export const InRun: Story = {
  args: { isInRun: true },
  play: async ({ step }) => {
    await step('a run that has begun does not promise that the domain works as before', async () => {
      const dialog = await page.findByRole('alertdialog', { name: 'Một lần áp dụng chưa xong' });
      await expect(within(dialog).getByText(/Một phần thay đổi có thể đã có hiệu lực/)).toBeVisible();
    });
  },
};
