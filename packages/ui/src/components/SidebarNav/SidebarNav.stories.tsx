import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from '../Icon/icons.ts';
import { SidebarNav } from './SidebarNav.tsx';

const meta = {
  component: SidebarNav,
  args: {
    groups: [
      { items: [{ href: '#/', label: 'Tổng quan', icon: icons.dashboard, current: true }] },
      {
        heading: 'Dịch vụ',
        items: [
          { href: '#/wordpress', label: 'WordPress', icon: icons.server },
          { href: '#/hosting', label: 'Hosting', icon: icons.hosting },
          { href: '#/dns', label: 'DNS', icon: icons.dns },
          { href: '#/paas', label: 'PAAS', icon: icons.paas, badge: 'Xem trước' },
          { href: '#/services/database', label: 'Cơ sở dữ liệu', icon: icons.database },
          { href: '#/services/firewall', label: 'Tường lửa, chống DDoS', icon: icons.firewall },
          { href: '#/services/svm', label: 'SVM', icon: icons.svm },
        ],
      },
      {
        heading: 'Ví',
        items: [
          { href: '#/payment', label: 'Nạp tiền', icon: icons.wallet },
          { href: '#/transactions', label: 'Giao dịch', icon: icons.transactions },
        ],
      },
      { items: [{ href: '#/invoice', label: 'Hóa đơn', icon: icons.invoice, badge: 2 }] },
      {
        heading: 'Trang thông tin',
        items: [
          { href: '#/pages/helpdesk', label: 'Trợ giúp', icon: icons.helpdesk },
          { href: '#/pages/contact-us', label: 'Liên hệ', icon: icons.mail },
          { href: '#/pages/faq', label: 'Hỏi đáp thanh toán', icon: icons.question },
          { href: '#/pages/faq2', label: 'Hỏi đáp máy chủ và DNS', icon: icons.question },
          { href: '#/pages/privacy-policy', label: 'Chính sách riêng tư', icon: icons.policy },
        ],
      },
    ],
  },
} satisfies Meta<typeof SidebarNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('only the link of the shown page is marked', async () => {
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Tổng quan');
    });
  },
};

export const LongLabels: Story = {
  args: {
    groups: [
      {
        heading: 'Dịch vụ máy chủ và tên miền dành cho khách hàng doanh nghiệp',
        items: [
          { href: '#/', label: 'Máy chủ WordPress có nhiều vùng chứa', icon: icons.server, badge: 128, current: true },
        ],
      },
    ],
  },
};
