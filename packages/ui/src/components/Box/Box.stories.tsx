import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Box } from './Box.tsx';

const meta = {
  component: Box,
  args: { padding: 'medium', background: 'raised', radius: 'medium', children: <Text>Số dư ví</Text> },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Backgrounds: Story = {
  render: (args) => (
    <Stack space="small">
      {(['surface', 'raised', 'sunken', 'brandSoft'] as const).map((background) => (
        <Box {...args} key={background} background={background}>
          <Text>{background}</Text>
        </Box>
      ))}
    </Stack>
  ),
};
