import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../components/Box/Box.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Page } from './Page.tsx';

const meta = {
  component: Page,
  args: {
    title: 'Hóa đơn',
    homeHref: '#home',
    children: (
      <Card>
        <Text>Nội dung của trang</Text>
      </Card>
    ),
  },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the breadcrumbs link to the home page and end with this page', async () => {
      await expect(canvas.getByRole('link', { name: 'Trang chủ' })).toHaveAttribute('href', '#home');
      await expect(canvas.getByRole('heading', { level: 1, name: 'Hóa đơn' })).toBeVisible();
    });
  },
};

export const WithAction: Story = { args: { action: <Button>Thêm bản ghi</Button> } };
export const Home: Story = { args: { title: 'Tổng quan', homeHref: undefined } };
export const Deep: Story = {
  args: {
    title: 'Bản ghi',
    crumbs: [
      { label: 'DNS', href: '#dns' },
      { label: 'cua-hang-hoa.vn', href: '#domain' },
    ],
  },
};
export const Overflowing: Story = {
  args: {
    title: 'may-chu-co-ten-rat-dai-khong-co-dau-cach-nao-ca.cua-hang-hoa-tuoi-thanh-pho.vn',
    action: <Button>Tạo máy chủ</Button>,
  },
};
