import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Box } from './Box.tsx';

const meta = { component: Box, args: { padding: 'medium', children: <Text>Số dư ví</Text> } } satisfies Meta<
  typeof Box
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
