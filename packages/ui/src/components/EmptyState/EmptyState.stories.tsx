import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { EmptyState } from './EmptyState.tsx';
import { type PictureName, pictures } from './pictures.tsx';

const meta = {
  component: EmptyState,
  args: {
    picture: 'money',
    title: 'Chưa có giao dịch nào',
    text: 'Nạp tiền lần đầu để tạo máy chủ và thanh toán hóa đơn.',
    action: <Button>Nạp tiền</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pictures: Story = {
  render: () => (
    <Grid columns="three">
      {(Object.keys(pictures) as PictureName[]).map((picture) => (
        <EmptyState key={picture} picture={picture} title={picture} />
      ))}
    </Grid>
  ),
};

export const WordsOnly: Story = { args: { picture: undefined, text: undefined, action: undefined } };
