import { localMethodsOf, topUpLimits, topUpPresets } from '@may/domain/top-up/topUp.ts';
import { Box } from '@may/ui/components/Box/Box.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { topUpAmountFixture, topUpCardsFixture, topUpFormFixture, topUpMeansFixture } from '../topUp.fixtures.ts';
import type { TopUpForm } from '../topUp.ts';
import { TopUpScreen } from './TopUpScreen.tsx';
import { topUpParts } from './topUpParts.fixtures.ts';

const pay = { again: false, busy: false, missing: null, onPress: fn() } as const;
const form = (overrides: Partial<TopUpForm> = {}) => ({ form: topUpFormFixture({ pay, ...overrides }) });

const meta = {
  title: 'Top-up/Choices',
  component: TopUpScreen,
  args: {
    balance: { status: 'ready', value: { amount: 3_650_000, currency: 'VND' } },
    pendingTopUps: null,
    hrefs: { home: '#home', transactions: '#transactions', linkCard: '#link-card' },
    parts: topUpParts,
    content: form(),
  },
  decorators: [(Story) => <Box padding="page">{Story()}</Box>],
} satisfies Meta<typeof TopUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the summary adds the amount to the balance, and the button shows the amount', async () => {
      await expect(canvas.getByText('4.150.000 đồng')).toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: /Thanh toán 500\.000/ }));
      await expect(pay.onPress).toHaveBeenCalledOnce();
    });
  },
};

const onAmountChange = fn();
export const NothingChosen: Story = {
  args: {
    content: form({
      amount: topUpAmountFixture({ value: null, onChange: onAmountChange }),
      means: null,
      pay: { ...pay, missing: 'amount' },
    }),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('without an amount the button pays nothing and gives the reason', async () => {
      const button = canvas.getByRole('button', { name: 'Thanh toán' });
      await expect(button).toHaveAccessibleDescription('Chọn số tiền trước.');
      await userEvent.click(button);
      await expect(pay.onPress).not.toHaveBeenCalled();
    });
    await step('a preset passes its amount in đồng', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: /^500\.000/ }));
      await expect(onAmountChange).toHaveBeenCalledWith({ amount: 500_000, currency: 'VND' });
    });
  },
};

const outside = (amount: number, missing: 'amountTooSmall' | 'amountTooLarge') =>
  form({ amount: topUpAmountFixture({ value: { amount, currency: 'VND' } }), pay: { ...pay, missing } });
export const BelowMinimum: Story = {
  args: { content: outside(5_000, 'amountTooSmall') },
  play: async ({ canvas, step }) => {
    await step('an amount below the minimum names it at the field and the button, and shows the means', async () => {
      const limit = /^Số tiền nạp tối thiểu là 10\.000\sđ\.$/;
      await expect(canvas.getByRole('button', { name: 'Thanh toán' })).toHaveAccessibleDescription(limit);
      await expect(canvas.getByRole('textbox')).toBeInvalid();
      await expect(canvas.getAllByText(limit)).toHaveLength(2);
      await expect(canvas.getByRole('radio', { name: 'VietQR' })).toBeVisible();
    });
  },
};
export const AboveMaximum: Story = { args: { content: outside(900_000_000_000, 'amountTooLarge') } };

const groups = [
  { name: 'local', disabledReason: 'notSwitchedOn' },
  { name: 'card', disabledReason: 'notSwitchedOn' },
] as const;
export const GroupsNotAvailable: Story = {
  args: {
    content: form({
      means: topUpMeansFixture({ groups, group: null, methods: null }),
      pay: { ...pay, missing: 'group' },
    }),
  },
};

export const ByCard: Story = { args: { content: form({ means: topUpCardsFixture() }) } };

export const Locked: Story = {
  args: { content: form({ locked: true, pay: { ...pay, busy: true } }) },
  play: async ({ canvas, userEvent, step }) => {
    await step('while the payment is created the form is inert, and a second press pays nothing', async () => {
      await expect(canvas.getByText('Số tiền').closest('[inert]')).not.toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: /Thanh toán 500\.000/ }));
      await expect(pay.onPress).not.toHaveBeenCalled();
    });
  },
};

export const BalanceLoading: Story = { args: { balance: { status: 'loading' } } };
export const BalanceFailed: Story = { args: { balance: { status: 'failed', onRetry: fn() } } };
export const AustralianWithHugeBalance: Story = {
  args: {
    balance: { status: 'ready', value: { amount: 99_999_999_999_999, currency: 'AUD' } },
    content: form({
      amount: topUpAmountFixture({
        value: { amount: 1_250, currency: 'AUD' },
        presets: topUpPresets.AUD,
        ...topUpLimits.AUD,
      }),
      means: topUpMeansFixture({
        groups: [{ name: 'local' }],
        methods: { options: localMethodsOf.AUD, value: 'creditCard', onSelect: fn() },
      }),
    }),
  },
};
