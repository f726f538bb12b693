import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotSwitchedOnScreen } from './NotSwitchedOnScreen.tsx';

const meta = {
  title: 'Not turned on',
  component: NotSwitchedOnScreen,
  args: { service: 'dns', hrefs: { home: '#home' } },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof NotSwitchedOnScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dns: Story = {
  play: async ({ canvas, step }) => {
    await step('DNS exists and is not switched on', async () => {
      await expect(canvas.getByText(/^Dịch vụ này chưa được bật/)).toBeVisible();
    });
  },
};

export const Svm: Story = {
  args: { service: 'svm' },
  play: async ({ canvas, step }) => {
    await step('SVM does not exist yet', async () => {
      await expect(canvas.getByText(/^Dịch vụ này chưa sẵn sàng/)).toBeVisible();
    });
  },
};
export const SmsOtp: Story = { args: { service: 'smsOtp', hrefs: { signIn: '#login' } } };
