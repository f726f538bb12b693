import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Select } from './Select.tsx';

const types = ['A', 'AAAA', 'CNAME', 'MX', 'TXT', 'NS'] as const;
const meta = {
  component: Select,
  args: {
    label: 'Loại bản ghi',
    options: types.map((value) => ({ value, label: value })),
    value: 'A',
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await step('choosing an option reports its value', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Loại bản ghi' }), 'MX');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('MX');
    });
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      <Select {...args} hint="Chọn theo hướng dẫn của dịch vụ." />
      <Select {...args} value={null} error="Chọn một loại bản ghi." />
    </Stack>
  ),
};

export const LongLabels: Story = {
  args: {
    options: [
      {
        value: 'sg',
        label:
          'Trung tâm dữ liệu Singapore, đường truyền riêng về Hà Nội, Đà Nẵng và Thành phố Hồ Chí Minh, sao lưu hằng ngày',
      },
      { value: 'hn', label: 'Hà Nội' },
    ],
    value: 'sg',
  },
};
