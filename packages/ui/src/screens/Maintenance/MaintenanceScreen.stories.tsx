import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Box } from '../../components/Box/Box.tsx';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';

const meta = {
  title: 'Maintenance',
  component: MaintenanceScreen,
  args: { onRetry: fn() },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof MaintenanceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('one press tries again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
};
