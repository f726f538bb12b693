import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from '../Money/Money.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  component: DescriptionList,
  args: {
    items: [
      { label: 'Mã giao dịch', value: 'MAY-20261121-0001' },
      { label: 'Trạng thái', value: <StatusBadge tone="positive">Thành công</StatusBadge> },
      { label: 'Máy chủ', value: <Money value={{ amount: 250_000, currency: 'VND' }} />, note: '2 × 125.000 đ' },
      { label: 'Tổng mỗi tháng', value: <Money value={{ amount: 330_000, currency: 'VND' }} />, total: true },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each label is a term of the list', async () => {
      await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
        'Mã giao dịch',
        'Trạng thái',
        'Máy chủ',
        'Tổng mỗi tháng',
      ]);
    });
  },
};

export const LongLabels: Story = {
  args: {
    items: [
      {
        label: 'Nội dung chuyển khoản',
        value: 'NAPTIEN-KH000123-MAY-20261121-0001-CUA-HANG-HOA-TUOI-DA-LAT-CHI-NHANH-BINH-THANH',
      },
      { label: 'Ghi chú của ngân hàng về giao dịch này khi có sai lệch số tiền', value: '–' },
    ],
  },
};
