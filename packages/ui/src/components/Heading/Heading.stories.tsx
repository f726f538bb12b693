import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

const meta = { component: Heading, args: { level: 2, children: 'Giao dịch gần đây' } } satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(['large', 'medium', 'small'] as const).map((size) => (
        <Heading {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
};

export const LongWord: Story = {
  args: { size: 'large', children: 'may-chu-co-ten-rat-dai-khong-co-dau-cach-nao-ca.may.cloud '.repeat(3) },
};
