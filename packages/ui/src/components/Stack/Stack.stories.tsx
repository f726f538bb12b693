import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  component: Stack,
  args: {
    children: ['Số tiền', 'Phương thức', 'Xác nhận'].map((text) => (
      <Box key={text} padding="small">
        <Text>{text}</Text>
      </Box>
    )),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tight: Story = { args: { space: 'xxsmall' } };

export const StartAligned: Story = { args: { space: 'large', align: 'start' } };
