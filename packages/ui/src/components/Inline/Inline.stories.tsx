import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  component: Inline,
  args: {
    children: [
      '100.000 đ',
      '500.000 đ',
      '1.000.000 đ',
      '2.000.000 đ',
      '3.000.000 đ',
      '5.000.000 đ',
      '10.000.000 đ',
    ].map((text) => (
      <Box key={text} padding="small">
        <Text tabular>{text}</Text>
      </Box>
    )),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EndsApart: Story = { args: { justify: 'space-between', space: 'none' } };
