import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CardPaymentSuccessScreen } from './CardPaymentSuccessScreen.tsx';

const meta = {
  title: 'Card payment success',
  component: CardPaymentSuccessScreen,
  args: { about: 'succeeded', serverMessage: null, hrefs: { home: '#home', transactions: '#transactions' } },
  decorators: [(Story) => <Box padding="large">{Story()}</Box>],
} satisfies Meta<typeof CardPaymentSuccessScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Succeeded: Story = {
  play: async ({ canvas, step }) => {
    await step('a succeeded payment shows the specified title and the link to the home page', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Xác nhận thanh toán thành công !');
      await expect(canvas.getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '#home');
    });
  },
};
export const Checking: Story = { args: { about: 'checking' } };

const onCheck = fn();
export const Processing: Story = {
  args: { about: 'processing', onCheck },
  play: async ({ canvas, userEvent, step }) => {
    await step('the button asks the card provider again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Kiểm tra lại' }));
      await expect(onCheck).toHaveBeenCalledOnce();
    });
  },
};
export const AskingAgain: Story = { args: { about: 'processing', onCheck, checking: true } };
export const Failed: Story = { args: { about: 'failed' } };

const said = 'Your card was declined.';
export const FailedInTheProvidersWords: Story = {
  args: { about: 'failed', serverMessage: said },
  play: async ({ canvas, step }) => {
    await step('the provider’s message replaces ours', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Có lỗi xảy ra');
      await expect(canvas.getByText(said)).toBeVisible();
      await expect(canvas.queryByText('Có lỗi xảy ra vui lòng thử lại !')).toBeNull();
    });
  },
};
export const NoIntent: Story = {
  args: { about: 'noIntent' },
  play: async ({ canvas, step }) => {
    await step('without a payment in the address the page claims no success', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Thanh toán bằng thẻ');
      await expect(canvas.queryByText(/thành công/)).toBeNull();
    });
  },
};
export const Unreachable: Story = { args: { about: 'unreachable', onCheck } };
