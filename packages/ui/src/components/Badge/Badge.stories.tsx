import type { Meta, StoryObj } from '@storybook/react-vite';
import { tones } from '../../theme/tokens.ts';
import * as icons from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  component: Badge,
  args: { children: 'Xem trước' },
  argTypes: { tone: { control: 'radio', options: tones } },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Inline>
      {tones.map((tone) => (
        <Badge {...args} key={tone} tone={tone} />
      ))}
      <Badge icon={icons.lock}>Đã khóa</Badge>
    </Inline>
  ),
};

export const LongLabel: Story = {
  args: { tone: 'brand', children: 'Gói dành cho cửa hàng có nhiều chi nhánh trên toàn quốc' },
};
