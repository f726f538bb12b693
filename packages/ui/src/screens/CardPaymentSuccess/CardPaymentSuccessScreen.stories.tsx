import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../../components/Box/Box.tsx';
import { CardPaymentSuccessScreen } from './CardPaymentSuccessScreen.tsx';

const meta = {
  title: 'Card payment success',
  component: CardPaymentSuccessScreen,
  args: { confirmed: true, hrefs: { home: '#home', transactions: '#transactions' } },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof CardPaymentSuccessScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {};

export const NothingConfirmed: Story = {
  args: { confirmed: undefined },
  play: async ({ canvas, step }) => {
    await step('opened by hand the page claims no success', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thanh toán bằng thẻ');
      await expect(canvas.queryByText(/thành công/)).toBeNull();
    });
  },
};
