import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './Text.tsx';

const meta = {
  component: Text,
  args: { children: 'Ưu đãi của bạn ở Đà Nẵng: 1.500.000 đ, hết hạn 31/12.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <>
      {(['neutral', 'muted', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Text {...args} key={tone} tone={tone} />
      ))}
    </>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <>
      {(['small', 'standard', 'body'] as const).map((size) => (
        <Text {...args} key={size} size={size} />
      ))}
      <Text {...args} family="mono" tabular />
      <Text {...args} weight="strong" />
    </>
  ),
};

export const Truncated: Story = {
  args: { truncate: true, children: 'Một dòng chữ rất dài không bao giờ xuống hàng. '.repeat(12) },
};
