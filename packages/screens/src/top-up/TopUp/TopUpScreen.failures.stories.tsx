import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { topUpFormFixture } from '../topUp.fixtures.ts';
import type { TopUpFailure } from '../topUp.ts';
import screen from './TopUpScreen.stories.tsx';
import { TopUpScreen } from './TopUpScreen.tsx';

const onPress = fn();
const failed = (kind: TopUpFailure, serverMessage: string | null = null) => ({
  form: topUpFormFixture({
    failure: { kind, serverMessage },
    pay: { again: true, busy: false, missing: null, onPress },
  }),
});

const meta = {
  ...screen,
  title: 'Top-up/Failures',
  component: TopUpScreen,
  args: { ...screen.args, content: failed('refused', 'Cổng thanh toán đang bảo trì.') },
} satisfies Meta<typeof TopUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('a refused payment keeps the choices, announces the reason and can be tried again', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Cổng thanh toán đang bảo trì.');
      await expect(canvas.getByRole('radio', { name: 'VietQR' })).toBeChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Thử lại' }));
      await expect(onPress).toHaveBeenCalledOnce();
    });
  },
};
export const BlockedUrl: Story = { args: { content: failed('blockedUrl') } };
export const Declined: Story = { args: { content: failed('declined', 'Thẻ không đủ số dư.') } };
export const CardRefused: Story = { args: { content: failed('cardRefused') } };
export const Cancelled: Story = { args: { content: failed('cancelled') } };
export const NotProvided: Story = { args: { content: failed('notProvided') } };
export const LongServerMessage: Story = {
  args: { content: failed('declined', `${'Ngân hàng phát hành từ chối giao dịch này. '.repeat(6)}${'X0'.repeat(60)}`) },
};
export const InABrowserThatForgets: Story = {
  args: { content: { form: topUpFormFixture({ forgetful: true }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Trình duyệt không lưu được giao dịch này')).toBeVisible();
  },
};
