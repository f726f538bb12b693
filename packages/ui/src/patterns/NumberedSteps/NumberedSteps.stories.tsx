import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../components/Text/Text.tsx';
import { NumberedStep, NumberedSteps } from './NumberedSteps.tsx';

const meta = {
  component: NumberedSteps,
  args: {
    children: ['Chuẩn bị bản ghi', 'Nhập máy chủ tên', 'Kiểm tra'].map((title) => (
      <NumberedStep key={title} title={title}>
        <Text>{`Nội dung: ${title}`}</Text>
      </NumberedStep>
    )),
  },
} satisfies Meta<typeof NumberedSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
