import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ServerErrorScreen } from './ServerErrorScreen.tsx';

const meta = {
  title: 'Server error',
  component: ServerErrorScreen,
  args: { hrefs: { home: '#home', helpdesk: '#helpdesk' }, onRetry: fn() },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof ServerErrorScreen>;
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

export const WithoutRetry: Story = { args: { onRetry: undefined } };
