import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { CriticalText } from '../../errors/tellError.ts';
import { tones } from '../../theme/tokens.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Banner, bannerVariants } from './Banner.tsx';

// The looks of each tone; a page has critical words from the catalogue alone.
const title = 'Mất kết nối.' as CriticalText;

const meta = {
  component: Banner,
  args: {
    tone: 'caution',
    title,
    children: 'Những gì bạn thấy có thể đã cũ; chúng tôi sẽ cập nhật khi có mạng trở lại.',
  },
  argTypes: { variant: { control: 'radio', options: bannerVariants }, tone: { control: 'radio', options: tones } },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {bannerVariants.flatMap((variant) =>
        tones.map((tone) => (
          <Banner {...args} key={`${variant}-${tone}`} variant={variant} tone={tone} title={title} />
        )),
      )}
    </Stack>
  ),
};

export const WithAction: Story = {
  args: {
    title: undefined,
    children: 'Một khoản nạp 500.000 đ đang chờ xác nhận.',
    action: { label: 'Kiểm tra', onPress: fn() },
  },
};
