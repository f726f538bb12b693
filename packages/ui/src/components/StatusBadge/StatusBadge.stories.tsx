import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tones } from '../../theme/tokens.ts';
import * as icons from '../Icon/icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { StatusBadge } from './StatusBadge.tsx';

const meta = {
  component: StatusBadge,
  args: { tone: 'positive', children: 'Đã thanh toán' },
  argTypes: { tone: { control: 'radio', options: tones } },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('the state is a word and an icon, not a colour alone', async () => {
      await expect(canvas.getByText('Đã thanh toán')).toBeVisible();
      await expect(canvasElement.querySelector('svg')).toBeVisible();
    });
  },
};

export const Variants: Story = {
  render: () => (
    <Inline>
      <StatusBadge tone="positive">Đã thanh toán</StatusBadge>
      <StatusBadge tone="caution">Chưa thanh toán</StatusBadge>
      <StatusBadge tone="critical">Không thành công</StatusBadge>
      <StatusBadge tone="brand" icon={icons.clock}>
        Đang xử lý
      </StatusBadge>
      <StatusBadge tone="neutral" icon={icons.minus}>
        Đã hủy
      </StatusBadge>
    </Inline>
  ),
};
