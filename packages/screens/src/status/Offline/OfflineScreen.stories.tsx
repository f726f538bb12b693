import { AuthShell } from '@may/ui/components/AuthShell/AuthShell.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OfflineScreen } from './OfflineScreen.tsx';

const meta = {
  title: 'Offline',
  component: OfflineScreen,
  args: { checking: false, onCheck: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AuthShell>{Story()}</AuthShell>],
} satisfies Meta<typeof OfflineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    await step('the page says that nothing is kept to be sent later, and a press asks for the network', async () => {
      await expect(canvas.getByText(/không lưu gì để gửi sau/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Kiểm tra lại' }));
      await expect(args.onCheck).toHaveBeenCalledOnce();
    });
  },
};
export const Checking: Story = { args: { checking: true } };
