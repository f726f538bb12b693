import type { Meta, StoryObj } from '@storybook/react-vite';
import { PassRecoveryScreen } from './PassRecoveryScreen.tsx';

const meta = { component: PassRecoveryScreen, args: { hrefs: { signIn: '#' } } } satisfies Meta<
  typeof PassRecoveryScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
