import { linkedCardFixture } from '@may/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { topUpFormFixture, topUpMessageFixture } from '../topUp.fixtures.ts';
import type { TopUpAction, TopUpMessage } from '../topUp.ts';
import screen from './TopUpScreen.stories.tsx';
import { TopUpScreen } from './TopUpScreen.tsx';

const onPress = fn();
const ways = (names: readonly TopUpAction['name'][]) => names.map((name) => ({ name, onPress: () => onPress(name) }));
const message = (overrides: Partial<TopUpMessage>) => ({
  message: topUpMessageFixture({ transactionCode: null, means: linkedCardFixture(), ...overrides }),
});
const byCard = (about: TopUpMessage['about'], ...names: TopUpAction['name'][]): Story => ({
  args: { content: message({ about, actions: ways(names) }) },
});

const meta = {
  ...screen,
  title: 'Top-up/Messages by card',
  component: TopUpScreen,
  args: { ...screen.args, content: message({ about: 'cardBeginning', actions: [] }) },
} satisfies Meta<typeof TopUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Declined: Story = {
  ...byCard('cardDeclined', 'retry', 'otherCard'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Không thành công !');
    await expect(canvas.getByText('Có lỗi xảy ra vui lòng thử lại !')).toBeVisible();
  },
};
const said = 'Your card has insufficient funds.';
export const DeclinedInTheProvidersWords: Story = {
  args: { content: message({ about: 'cardDeclined', serverMessage: said, actions: ways(['otherCard']) }) },
  play: async ({ canvas, step }) => {
    await step('the provider’s message replaces ours', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Có lỗi xảy ra');
      await expect(canvas.getByText(said)).toBeVisible();
      await expect(canvas.queryByText('Có lỗi xảy ra vui lòng thử lại !')).toBeNull();
    });
  },
};
export const OtherAmount: Story = byCard('cardOtherAmount', 'retry', 'otherCard');
export const Silent: Story = byCard('cardSilent', 'check', 'startOver');
export const AlreadyPaid: Story = {
  ...byCard('alreadyPaid', 'repeat', 'cancel'),
  play: async ({ canvas, step }) => {
    await step('a repeated payment names the amount that was paid a moment ago', async () => {
      await expect(canvas.getByText(/đã nạp thành công 500\.000 đ/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Vẫn thanh toán lại' })).toBeVisible();
    });
  },
};
export const Unknown: Story = {
  ...byCard('cardUnknown', 'check'),
  play: async ({ canvas, step }) => {
    await step('an unknown outcome does not claim that the card was not charged', async () => {
      await expect(canvas.queryByText(/chưa bị trừ tiền/i)).toBeNull();
    });
  },
};
export const Succeeded = byCard('cardSucceeded', 'another');

const onCancel = fn();
const asked = { again: false, busy: true, missing: null, onPress, onCancel };
export const TheBankAsks: Story = {
  args: { content: { form: topUpFormFixture({ locked: true, pay: asked }) } },
  play: async ({ canvas, userEvent, step }) => {
    await step('while the bank asks about a typed card, the payment can be cancelled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hủy' }));
      await expect(onCancel).toHaveBeenCalledOnce();
    });
  },
};
