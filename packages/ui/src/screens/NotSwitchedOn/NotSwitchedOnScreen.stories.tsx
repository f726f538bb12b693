import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../../components/Box/Box.tsx';
import { NotSwitchedOnScreen } from './NotSwitchedOnScreen.tsx';

const meta = {
  title: 'Not switched on',
  component: NotSwitchedOnScreen,
  args: { service: 'dns', hrefs: { home: '#home' } },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof NotSwitchedOnScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dns: Story = {};
export const Paas: Story = { args: { service: 'paas' } };
export const SmsOtp: Story = { args: { service: 'smsOtp' } };
