import { Box } from '@may/ui/components/Box/Box.tsx';
import { articleHrefsFixture } from '@may/ui/patterns/Article/article.fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FaqScreen } from './FaqScreen.tsx';

const meta = {
  title: 'Questions',
  component: FaqScreen,
  args: { topic: 'faq', target: '', hrefs: articleHrefsFixture },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof FaqScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Billing: Story = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('a press on a question opens and closes its answer, with a link to the page it names', async () => {
      const link = canvasElement.querySelector('#how-to-top-up a[href="#payment"]');
      await expect(link).not.toBeVisible();
      await userEvent.click(canvas.getByText('Nạp tiền như thế nào?'));
      await waitFor(() => expect(link).toBeVisible());
      await userEvent.click(canvas.getByText('Nạp tiền như thế nào?'));
      await waitFor(() => expect(link).not.toBeVisible());
    });
  },
};

export const Servers: Story = {
  args: { topic: 'faq2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tôi phải chọn những gì?')).toBeVisible();
  },
};

export const OpenedByItsAddress: Story = {
  args: { target: 'not-known' },
  play: async ({ canvas, step }) => {
    await step('the question of the address is open and in sight, the others are closed', async () => {
      await waitFor(() =>
        expect(canvas.getAllByRole('listitem').filter((item) => item.querySelector('[open]'))).toHaveLength(1),
      );
      await expect(canvas.getByText(/Đừng thanh toán thêm lần nữa/)).toBeVisible();
    });
  },
};
