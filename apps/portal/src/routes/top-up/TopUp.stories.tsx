import { topUpLimits } from '@may/domain';
import {
  type CardConfirmationContext,
  cardConfirmationMachine,
  type TopUpContext,
  topUpAttemptMachine,
  topUpMachine,
} from '@may/machines';
import { CardChoice, TopUpMessageScreen, TopUpScreen } from '@may/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { getInitialSnapshot, type StateValueFrom } from 'xstate';
import { href } from '../../router/href.ts';
import { connectTopUp } from './connectTopUp.ts';
import type { TopUpCircumstances } from './connectTopUpForm.ts';

const { context: start } = getInitialSnapshot(topUpMachine, {
  ...topUpLimits.VND,
  repeatsAreOne: false,
  draft: { amount: null, group: 'local', method: null, cardId: null },
  attempt: null,
  wasLedToLink: false,
  cardsAreTyped: false,
});
const amount = { amount: 500_000, currency: 'VND' } as const;
const chosen = { amount, method: 'vietqr' } as const;
const checkout = { url: 'https://pay.vnpay.vn/x', host: 'pay.vnpay.vn' };
const { context } = getInitialSnapshot(topUpAttemptMachine, {
  intent: { amount, method: 'vietqr' },
  key: 'kept',
  repeatsAreOne: false,
});
const attempt = { ...context, receipt: checkout, transactionCode: 'MAY50087D0D20E1AB28' };
const linked = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 8, expYear: 2030, isDefault: true } as const;
const circumstances = {
  region: 'VN',
  offline: false,
  canKeep: true,
  listPaid: () => [],
  goOn: null,
  cards: {
    options: [
      { ...linked, expiry: 'valid' },
      {
        ...linked,
        id: 'pm_2',
        brand: 'mastercard',
        last4: '4444',
        expMonth: 12,
        expYear: 2026,
        isDefault: false,
        expiry: 'expiring',
      },
      {
        ...linked,
        id: 'pm_3',
        brand: 'amex',
        last4: '0005',
        expMonth: 3,
        expYear: 2025,
        isDefault: false,
        expiry: 'expired',
      },
    ],
    unreadable: 0,
    standard: { cardId: 'pm_1', isToldByProvider: true, busyId: null, onMakeStandard: fn() },
    squareForm: null,
    squareStage: 'ready',
    onSquareCancel: fn(),
    areTyped: false,
  },
} satisfies TopUpCircumstances;

const at = (value: StateValueFrom<typeof topUpMachine>, context: Partial<TopUpContext> = {}) =>
  connectTopUp(topUpMachine.resolveState({ value, context: { ...start, ...context } }), {}, fn(), circumstances);
const payingAt = (value: StateValueFrom<typeof topUpAttemptMachine>, given: Partial<typeof context> = {}) =>
  connectTopUp(
    topUpMachine.resolveState({ value: 'paying', context: { ...start, ...chosen } }),
    { attempt: topUpAttemptMachine.resolveState({ value, context: { ...attempt, ...given } }) },
    fn(),
    circumstances,
  );
const payment: CardConfirmationContext = {
  amount,
  cardId: 'pm_1',
  key: 'kept',
  transactionCode: 'MAY50087D0D20E1AB28',
  error: null,
  result: null,
};
const confirmingAt = (
  value: StateValueFrom<typeof cardConfirmationMachine>,
  context: Partial<CardConfirmationContext> = {},
): Story => ({
  args: connectTopUp(
    topUpMachine.resolveState({ value: 'confirmingCard', context: { ...start, ...card } }),
    { card: cardConfirmationMachine.resolveState({ value, context: { ...payment, ...context } }) },
    fn(),
    circumstances,
  ),
});
const card = { amount, group: 'card', cardId: 'pm_1' } as const;
const refusedAs = (kind: NonNullable<TopUpContext['error']>['kind'], serverMessage: string | null = null): Story => ({
  args: at({ choosing: { ready: 'refused' } }, { ...chosen, error: { kind, serverMessage } }),
});

/** Every state of the top-up and of the attempt under it, through `connectTopUp` and the real screen. */
const meta = {
  title: 'Top-up',
  component: TopUpScreen,
  args: {
    ...at({ choosing: 'amount' }),
    balance: { status: 'ready', value: { amount: 6_331_000, currency: 'VND' } },
    pendingTopUps: null,
    hrefs: { home: href('dashboard'), transactions: href('transactions'), linkCard: '/link-card' },
    parts: { CardChoice, Message: TopUpMessageScreen },
  },
} satisfies Meta<typeof TopUpScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const noCard = { ...card, cardId: null };

export const ChoosingAmount: Story = {};
export const ChoosingGroup: Story = { args: at({ choosing: 'group' }, { amount, group: null }) };
export const ChoosingMethod: Story = { args: at({ choosing: 'method' }, { amount }) };
export const ChoosingLoadingCards: Story = { args: at({ choosing: 'loadingCards' }, noCard) };
export const ChoosingLinkingCard: Story = { args: at({ choosing: 'linkingCard' }, noCard) };
export const ChoosingCardsFailed: Story = { args: at({ choosing: 'cardsFailed' }, noCard) };
export const ChoosingCard: Story = { args: at({ choosing: 'card' }, noCard) };
export const ChoosingReadyUntried: Story = { args: at({ choosing: { ready: 'untried' } }, chosen) };
export const ChoosingReadyInABrowserThatForgets: Story = {
  args: connectTopUp(
    topUpMachine.resolveState({ value: { choosing: { ready: 'untried' } }, context: { ...start, ...chosen } }),
    {},
    fn(),
    { ...circumstances, canKeep: false },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Trình duyệt không ghi nhớ được khoản này')).toBeVisible();
  },
};
export const ChoosingReadyRefused: Story = refusedAs('refused', 'Phương thức này đang bảo trì đến 22:00.');
export const AlreadyPaid: Story = { args: at('alreadyPaid', chosen) };
export const PayingOpening: Story = { args: payingAt('opening', { key: null }) };
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
export const ConfirmingCardOpening = confirmingAt('opening', { transactionCode: null });
export const ConfirmingCardCreatingCheckout = confirmingAt('creatingCheckout', { transactionCode: null });
export const ConfirmingCardRequestingSecret = confirmingAt('requestingSecret');
export const ConfirmingCardAwaitingProviderAnswering = confirmingAt({ awaitingProvider: 'answering' });
export const ConfirmingCardAwaitingProviderSilent = confirmingAt({ awaitingProvider: 'silent' });
export const ConfirmingCardReconciling = confirmingAt('reconciling');
export const ConfirmingCardProcessingWaiting = confirmingAt({ processing: 'waiting' });
export const ConfirmingCardProcessingChecking = confirmingAt({ processing: 'checking' });
export const ConfirmingCardUnfinished = confirmingAt('unfinished');
export const ConfirmingCardDeclined = confirmingAt('declined', {
  error: { kind: 'declined', serverMessage: 'Thẻ của bạn không đủ số dư.' },
});
export const ConfirmingCardDeclinedOtherAmount = confirmingAt('declined', {
  error: { kind: 'otherAmount', serverMessage: null },
});
export const ConfirmingCardFailed = confirmingAt('failed', { error: { kind: 'unknown', serverMessage: null } });
export const ConfirmingCardDoubtful = confirmingAt('doubtful');
export const ConfirmingCardElsewhere = confirmingAt('elsewhere');
export const SucceededNow: Story = {
  args: at({ succeeded: 'now' }, { ...chosen, transactionCode: 'MAY50087D0D20E1AB28' }),
};
export const SucceededEarlier: Story = { args: at({ succeeded: 'earlier' }, chosen) };
