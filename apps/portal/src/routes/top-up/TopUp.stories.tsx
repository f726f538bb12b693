import { type TopUpContext, topUpAttemptMachine, topUpMachine } from '@may/machines';
import { TopUpScreen } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { href } from '../../router/href.ts';
import { connectTopUp } from './connectTopUp.ts';

const start: TopUpContext = {
  currency: 'VND',
  minimum: 10_000,
  maximum: 200_000_000,
  repeatsAreOne: false,
  amount: null,
  group: 'local',
  method: null,
  cardId: null,
  attemptKey: null,
  checkout: null,
  transactionCode: null,
  error: null,
};
const chosen = { amount: 500_000, method: 'vietqr' } as const;
const checkout = { url: 'https://pay.vnpay.vn/x', host: 'pay.vnpay.vn' };
const attempt: ContextFrom<typeof topUpAttemptMachine> = {
  intent: { amount: { amount: 500_000, currency: 'VND' }, method: 'vietqr' },
  key: 'kept',
  repeatsAreOne: false,
  mayHaveArrived: true,
  receipt: checkout,
  transactionCode: 'MAY50087D0D20E1AB28',
  error: null,
  result: null,
};
const circumstances = { region: 'VN', offline: false } as const;

const at = (value: StateValueFrom<typeof topUpMachine>, context: Partial<TopUpContext> = {}) =>
  connectTopUp(topUpMachine.resolveState({ value, context: { ...start, ...context } }), undefined, fn(), circumstances);
const payingAt = (value: StateValueFrom<typeof topUpAttemptMachine>, context: Partial<typeof attempt> = {}) =>
  connectTopUp(
    topUpMachine.resolveState({ value: 'paying', context: { ...start, ...chosen } }),
    topUpAttemptMachine.resolveState({ value, context: { ...attempt, ...context } }),
    fn(),
    circumstances,
  );
const refusedAs = (kind: NonNullable<TopUpContext['error']>['kind'], serverMessage: string | null = null): Story => ({
  args: at({ choosing: { ready: 'refused' } }, { ...chosen, error: { kind, serverMessage } }),
});

/** Every state of the top-up and of the attempt under it, through `connectTopUp` and the screen the customer gets. */
const meta = {
  title: 'Top-up',
  component: TopUpScreen,
  args: {
    ...at({ choosing: 'amount' }),
    balance: { status: 'ready', value: { amount: 6_331_000, currency: 'VND' } },
    pendingTopUps: null,
    hrefs: { home: href('dashboard'), transactions: href('transactions'), linkCard: '/link-card' },
  },
} satisfies Meta<typeof TopUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = { amount: 500_000, group: 'card' } as const;

export const ChoosingAmount: Story = {};
export const ChoosingGroup: Story = { args: at({ choosing: 'group' }, { amount: 500_000, group: null }) };
export const ChoosingMethod: Story = { args: at({ choosing: 'method' }, { amount: 500_000 }) };
export const ChoosingLoadingCards: Story = { args: at({ choosing: 'loadingCards' }, card) };
export const ChoosingLinkingCard: Story = { args: at({ choosing: 'linkingCard' }, card) };
export const ChoosingCard: Story = { args: at({ choosing: 'card' }, card) };
export const ChoosingReadyUntried: Story = { args: at({ choosing: { ready: 'untried' } }, chosen) };
export const ChoosingReadyRefused: Story = refusedAs('refused', 'Phương thức này đang bảo trì đến 22:00.');
export const ChoosingReadyRefusedBlockedAddress: Story = refusedAs('blockedUrl');
export const ChoosingReadyRefusedDeclined: Story = refusedAs('declined');
export const ChoosingReadyRefusedCancelled: Story = refusedAs('cancelled');
export const PayingOpening: Story = { args: payingAt('opening', { key: null }) };
export const PayingOpeningResumed: Story = { args: payingAt('opening') };
export const PayingRecognizing: Story = { args: payingAt('recognizing') };
export const PayingSending: Story = { args: payingAt('sending') };
export const PayingReconciling: Story = { args: payingAt('reconciling') };
export const PayingPendingWaiting: Story = { args: payingAt({ pending: 'waiting' }) };
export const PayingPendingChecking: Story = { args: payingAt({ pending: 'checking' }) };
export const PayingDoubtful: Story = { args: payingAt('doubtful', { receipt: null, transactionCode: null }) };
export const PayingWarned: Story = { args: payingAt('warned', { receipt: null, transactionCode: null }) };
export const PayingElsewhere: Story = { args: payingAt('elsewhere') };
export const LeavingCounting: Story = { args: at({ leaving: 'counting' }, { ...chosen, checkout }) };
export const LeavingLeft: Story = { args: at({ leaving: 'left' }, { ...chosen, checkout }) };
export const ConfirmingCard: Story = { args: at('confirmingCard', card) };
export const SucceededNow: Story = {
  args: at({ succeeded: 'now' }, { ...chosen, transactionCode: 'MAY50087D0D20E1AB28' }),
};
export const SucceededEarlier: Story = { args: at({ succeeded: 'earlier' }, chosen) };
