import { type TopUpContext, topUpMachine } from '@may/machines';
import { TopUpScreen } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { StateValueFrom } from 'xstate';
import { topUpProps } from './topUpProps.ts';

const start: TopUpContext = {
  currency: 'VND',
  minimum: 10_000,
  maximum: 200_000_000,
  amount: null,
  group: 'local',
  method: null,
  cardId: null,
  attemptKey: null,
  attemptPhase: null,
  transactionCode: null,
  checkout: null,
  error: null,
};
const chosen = { amount: 500_000, method: 'vietqr' } as const;
const attempt = {
  ...chosen,
  attemptKey: '5f0c…',
  attemptPhase: 'open',
  transactionCode: 'MAY50087D0D20E1AB28',
} as const;

const propsIn = (value: StateValueFrom<typeof topUpMachine>, context: Partial<TopUpContext> = {}) =>
  topUpProps(topUpMachine.resolveState({ value, context: { ...start, ...context } }), 'VN');

/** Every state of the top-up machine, through the presenter and the screen the customer gets. */
const meta = {
  component: TopUpScreen,
  args: {
    ...propsIn('choosingAmount'),
    balance: { status: 'ready', value: { amount: 6_331_000, currency: 'VND' } },
    pendingTopUps: null,
    hrefs: { home: '/', transactions: '/transactions', linkCard: '/link-card' },
    onAmountChange: fn(),
    onGroupSelect: fn(),
    onMethodSelect: fn(),
    onCardSelect: fn(),
    onPay: fn(),
    onRetry: fn(),
    onCancel: fn(),
    onLeave: fn(),
    onCheck: fn(),
    onResume: fn(),
    onStartOver: fn(),
  },
} satisfies Meta<typeof TopUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const failedAs = (kind: NonNullable<TopUpContext['error']>['kind'], serverMessage: string | null = null): Story => ({
  args: propsIn('failed', { ...attempt, error: { kind, serverMessage } }),
});

export const ChoosingAmount: Story = {};
export const ChoosingGroup: Story = { args: propsIn('choosingGroup', { amount: 500_000, group: null }) };
export const ChoosingMethod: Story = { args: propsIn('choosingMethod', { amount: 500_000 }) };
export const LoadingCards: Story = { args: propsIn('loadingCards', { amount: 500_000, group: 'card' }) };
export const LinkingCard: Story = { args: propsIn('linkingCard', { amount: 500_000, group: 'card' }) };
export const ChoosingCard: Story = { args: propsIn('choosingCard', { amount: 500_000, group: 'card' }) };
export const Ready: Story = { args: propsIn('ready', chosen) };
export const CreatingPayment: Story = { args: propsIn('creatingPayment', attempt) };
export const Redirecting: Story = {
  args: propsIn('redirecting', { ...attempt, checkout: { url: 'https://pay.vnpay.vn/x', host: 'pay.vnpay.vn' } }),
};
export const ConfirmingCard: Story = { args: propsIn('confirmingCard', { ...attempt, group: 'card', method: null }) };
export const Reconciling: Story = { args: propsIn('reconciling', attempt) };
export const Pending: Story = { args: propsIn('pending', attempt) };
export const Succeeded: Story = { args: propsIn('succeeded', { ...attempt, attemptKey: null }) };
export const Failed: Story = failedAs('unknown');
export const FailedRefused: Story = failedAs('refused', 'Phương thức này đang bảo trì đến 22:00.');
export const FailedBlockedAddress: Story = failedAs('blockedUrl');
export const FailedOtherTab: Story = failedAs('otherTab');
export const FailedDeclined: Story = failedAs('declined');
export const FailedCancelled: Story = failedAs('cancelled');
