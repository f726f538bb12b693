import { isWithinLimits, type TopUpIntent } from '@may/domain';
import { assertEvent, assign, fromPromise, sendTo, setup } from 'xstate';
import type { AttemptResult } from '../attempt/attempt.types.ts';
import { createAttemptMachine } from '../attempt/createAttemptMachine.ts';
import { toAttemptError } from '../attempt/toAttemptError.ts';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { required } from '../required.ts';
import type * as TopUp from './topUp.types.ts';

/** The attempt of a top-up by a local method; its receipt is where to pay. */
export const topUpAttemptMachine = createAttemptMachine<TopUpIntent, TopUp.Checkout>();

// The group stays: it is how this customer pays, not what they pay.
const anotherChoice = { amount: null, method: null, cardId: null } as const;
const noAttempt = { attemptKey: null, checkout: null, transactionCode: null, error: null } as const;

/** Every actor, action, guard and delay of the top-up by its name; the app provides what `notProvided` stands for. */
export const topUpSetup = setup({
  types: {
    context: {} as TopUp.TopUpContext,
    events: {} as TopUp.TopUpEvent,
    input: {} as TopUp.TopUpInput,
    children: {} as { attempt: 'attempt' },
  },
  actors: {
    listCards: fromPromise<TopUp.LinkedCards>(notProvided('listCards')),
    attempt: topUpAttemptMachine,
    cardConfirmation: fromPromise<TopUp.CardConfirmed, TopUp.CardConfirmationRequest>(notProvided('cardConfirmation')),
  },
  actions: {
    rememberDraft: actionNotProvided('rememberDraft'),
    forgetDraft: actionNotProvided('forgetDraft'),
    /** Lets the page be about no attempt any more, whatever its address said. */
    leaveAttempt: actionNotProvided('leaveAttempt'),
    leaveFor: actionNotProvided<{ url: string }>('leaveFor'),
    goToLinkCard: actionNotProvided('goToLinkCard'),
    forwardToAttempt: sendTo('attempt', ({ event }) => event),
    changeAmount: assign(({ event }) => {
      assertEvent(event, 'amount.change');
      return { ...noAttempt, amount: event.amount };
    }),
    selectGroup: assign(({ event }) => {
      assertEvent(event, 'group.select');
      return { ...noAttempt, group: event.group };
    }),
    selectMethod: assign(({ event }) => {
      assertEvent(event, 'method.select');
      return { ...noAttempt, method: event.method };
    }),
    selectCard: assign(({ event }) => {
      assertEvent(event, 'card.select');
      return { ...noAttempt, cardId: event.cardId };
    }),
    clearDraft: assign({ ...noAttempt, ...anotherChoice }),
    clearAttempt: assign(noAttempt),
    noteResult: assign((_, { key, receipt, transactionCode }: AttemptResult<TopUp.Checkout>) => ({
      attemptKey: key,
      checkout: receipt,
      transactionCode,
    })),
    noteRefusal: assign((_, { error }: Pick<AttemptResult<TopUp.Checkout>, 'error'>) => ({ ...noAttempt, error })),
    noteOutcome: assign((_, { kind }: { kind: 'declined' | 'cancelled' }) => ({
      ...noAttempt,
      error: { kind, serverMessage: null },
    })),
    noteFailure: assign((_, { failure }: { failure: unknown }) => ({ error: toAttemptError(failure) })),
    noteTransaction: assign((_, { transactionCode }: { transactionCode: string | null }) => ({ transactionCode })),
  },
  guards: {
    hasAttempt: ({ context }) => context.attemptKey !== null,
    isAmountMissing: ({ context }) => !isWithinLimits(context.amount, context),
    isGroupMissing: ({ context }) => context.group === null,
    isMethodMissing: ({ context }) => context.group === 'local' && context.method === null,
    isCardMissing: ({ context }) => context.group === 'card' && context.cardId === null,
    isNewAmount: ({ context, event }) => event.type === 'amount.change' && event.amount !== context.amount,
    isNewGroup: ({ context, event }) =>
      event.type === 'group.select' && isWithinLimits(context.amount, context) && event.group !== context.group,
    isNewMethod: ({ context, event }) =>
      event.type === 'method.select' && context.group === 'local' && event.method !== context.method,
    isNewCard: ({ context, event }) =>
      event.type === 'card.select' && context.group === 'card' && event.cardId !== context.cardId,
    isByCard: ({ context }) => context.group === 'card',
    isNoneLinked: (_, cards: TopUp.LinkedCards) => cards.length === 0,
    isAccepted: (_, { status }: AttemptResult<TopUp.Checkout>) => status === 'accepted',
    hasSucceeded: (_, { status }: { status: string }) => status === 'succeeded',
    hasArrived: (_, { status }: AttemptResult<TopUp.Checkout>) => status === 'arrived',
    hasFailed: (_, { status }: AttemptResult<TopUp.Checkout>) => status === 'failed',
    isCancelled: (_, { status }: AttemptResult<TopUp.Checkout>) => status === 'cancelled',
    isRefused: (_, { status }: { status: string }) => status === 'refused',
  },
  delays: { leaveDelay: 2_000 },
});

/** What a press of pay asks for. */
export const intentOf = ({ amount, currency, method }: TopUp.TopUpContext): TopUpIntent => ({
  amount: { amount: required(amount, 'an amount'), currency },
  method: required(method, 'a method'),
});

/** Where a top-up starts: an unsettled attempt brings its own amount and means, so that its key never meets another body. */
export const startingContext = ({ draft, attempt, ...settings }: TopUp.TopUpInput): TopUp.TopUpContext => ({
  ...settings,
  amount: attempt?.intent.amount.amount ?? draft?.amount ?? null,
  group: attempt ? 'local' : (draft?.group ?? null),
  method: attempt?.intent.method ?? draft?.method ?? null,
  cardId: draft?.cardId ?? null,
  attemptKey: attempt?.key ?? null,
  checkout: null,
  transactionCode: null,
  error: null,
});
