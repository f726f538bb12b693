import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../components/Heading/Heading.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';

const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A line height that is too small clips stacked diacritics on capitals first. */
const words = 'Ẩn số ỗ Ễ: Mây Ở Đà Nẵng, 1.234.567 đ';

export const Default: Story = {
  render: () => (
    <Stack>
      {(['large', 'medium', 'small'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          {words}
        </Heading>
      ))}
      {(['body', 'standard', 'small'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: {words}
        </Text>
      ))}
      <Text family="mono">mono: {words}</Text>
    </Stack>
  ),
};

export const TabularFigures: Story = {
  render: () => (
    <div style={{ textAlign: 'end' }}>
      {['1.111.111 đ', '9.808.080 đ', '−500.000 đ'].map((amount) => (
        <Text key={amount} tabular>
          {amount}
        </Text>
      ))}
    </div>
  ),
};
