import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  component: Link,
  args: { href: '/invoice', children: 'hóa đơn tháng này' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      <Text>
        Số dư không đủ: xem <Link {...args} /> trước khi nạp thêm.
      </Text>
      <Link href="/transactions" standalone>
        Xem tất cả
      </Link>
    </Stack>
  ),
};

export const External: Story = {
  args: { href: 'https://example.com/i/1', external: true, children: 'VIEW' },
  play: async ({ canvas, step }) => {
    await step('the name of the link says that it opens a new tab', async () => {
      await expect(canvas.getByRole('link', { name: 'VIEW (mở trong tab mới)' })).toHaveAttribute('target', '_blank');
    });
  },
};
