import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  args: { items: [{ label: 'Trang chủ', href: '/' }, { label: 'Giao dịch' }] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('this page has a name and no link', async () => {
      await expect(canvas.getByText('Giao dịch')).toHaveAttribute('aria-current', 'page');
      await expect(canvas.getAllByRole('link')).toHaveLength(1);
    });
  },
};

export const LongLabels: Story = {
  args: {
    items: [
      { label: 'Trang chủ', href: '/' },
      { label: 'Tên miền', href: '/dns' },
      { label: 'cua-hang-hoa-tuoi-da-lat-chi-nhanh-binh-thanh.example.com', href: '/dns/domain/1' },
      { label: 'Thêm bản ghi' },
    ],
  },
};
