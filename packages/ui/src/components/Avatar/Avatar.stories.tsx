import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';

const meta = { component: Avatar, args: { name: 'Nguyễn Thị Ánh' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Names: Story = {
  render: () => (
    <Inline>
      {['Nguyễn Thị Ánh', 'demo@may.cloud', 'Đặng', '@'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Inline>
  ),
};
