import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card, cardPaddings } from './Card.tsx';

const meta = {
  component: Card,
  args: {
    title: 'Giao dịch gần đây',
    action: (
      <Link href="/transactions" standalone>
        Xem tất cả
      </Link>
    ),
    children: <Text tone="muted">Chưa có giao dịch nào trong tháng này.</Text>,
  },
  argTypes: { padding: { control: 'radio', options: cardPaddings } },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the card is a region with the title as its name', async () => {
      await expect(canvas.getByRole('region', { name: 'Giao dịch gần đây' })).toBeVisible();
    });
  },
};

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {cardPaddings.map((padding) => (
        <Card {...args} key={padding} padding={padding} title={`padding ${padding}`} />
      ))}
      <Card>
        <Text>Không tiêu đề</Text>
      </Card>
    </Stack>
  ),
};

export const LongLabels: Story = {
  args: {
    title: 'Máy chủ WordPress của cửa hàng hoa tươi Đà Lạt chi nhánh quận Bình Thạnh thành phố Hồ Chí Minh',
    description: 'may-chu-wordpress-cua-cua-hang-hoa-tuoi-da-lat.example.com',
    children: <DescriptionList items={[{ label: 'Vùng', value: 'Singapore' }]} />,
  },
};
