import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import type * as TopUp from './topUp.types.ts';
import { toTopUpError } from './toTopUpError.ts';

type Failure = { failure: unknown };

const anotherChoice = { amount: null, group: null, method: null, cardId: null } as const;
const noAttempt = { attemptKey: null, attemptPhase: null, checkout: null } as const;
const revised = { ...noAttempt, transactionCode: null, error: null } as const;

/** Every actor, action, guard and delay of the top-up by its name; the app provides what `notProvided` stands for. */
export const topUpSetup = setup({
  types: {
    context: {} as TopUp.TopUpContext,
    events: {} as TopUp.TopUpEvent,
    input: {} as TopUp.TopUpInput,
    tags: {} as 'busy' | 'editable',
  },
  actors: {
    listCards: fromPromise<TopUp.LinkedCards>(notProvided('listCards')),
    createCheckout: fromPromise<TopUp.CheckoutCreated, TopUp.CheckoutRequest>(notProvided('createCheckout')),
    cardConfirmation: fromPromise<TopUp.CardConfirmed, TopUp.CardConfirmationRequest>(notProvided('cardConfirmation')),
    reconcileAttempt: fromPromise<TopUp.AttemptReconciled, TopUp.ReconcileRequest>(notProvided('reconcileAttempt')),
  },
  actions: {
    rememberAttempt: assign({ attemptKey: ({ context }) => context.attemptKey ?? crypto.randomUUID() }),
    settleAttempt: actionNotProvided('settleAttempt'),
    leaveFor: actionNotProvided<{ url: string }>('leaveFor'),
    goToLinkCard: actionNotProvided('goToLinkCard'),
    changeAmount: assign(({ event }) => {
      assertEvent(event, 'amount.change');
      return { ...revised, amount: event.amount };
    }),
    selectGroup: assign(({ event }) => {
      assertEvent(event, 'group.select');
      return { ...revised, group: event.group };
    }),
    selectMethod: assign(({ event }) => {
      assertEvent(event, 'method.select');
      return { ...revised, method: event.method };
    }),
    selectCard: assign(({ event }) => {
      assertEvent(event, 'card.select');
      return { ...revised, cardId: event.cardId };
    }),
    clearDraft: assign({ ...revised, ...anotherChoice }),
    beginRequest: assign(({ context }) => ({
      error: null,
      checkout: null,
      transactionCode: context.attemptKey === null ? null : context.transactionCode,
      attemptPhase: context.attemptPhase ?? ('posting' as const),
    })),
    noteCheckout: assign((_, { url, host, transactionCode }: TopUp.CheckoutCreated) => ({
      checkout: { url, host },
      transactionCode,
    })),
    noteConfirmation: assign((_, { transactionCode }: TopUp.CardConfirmed) => ({ transactionCode })),
    noteReconciled: assign({
      transactionCode: ({ context }, { transactionCode }: TopUp.AttemptReconciled) =>
        transactionCode ?? context.transactionCode,
    }),
    noteFailure: assign((_, { failure }: Failure) => ({ error: toTopUpError(failure) })),
    noteOutcome: assign((_, { kind }: Pick<TopUp.TopUpError, 'kind'>) => ({ error: { kind, serverMessage: null } })),
    clearError: assign({ error: null }),
    keepAttemptOpen: assign({ attemptPhase: 'open' }),
    forgetAttempt: assign(noAttempt),
  },
  guards: {
    hasAttempt: ({ context }) => context.attemptKey !== null,
    isAmountMissing: ({ context: { amount, minimum, maximum } }) =>
      amount === null || !Number.isSafeInteger(amount) || amount <= 0 || amount < minimum || amount > maximum,
    isGroupMissing: ({ context }) => context.group === null,
    isMethodMissing: ({ context }) => context.group === 'local' && context.method === null,
    isCardMissing: ({ context }) => context.group === 'card' && context.cardId === null,
    isNewAmount: ({ context, event }) => event.type === 'amount.change' && event.amount !== context.amount,
    isNewGroup: ({ context, event }) => event.type === 'group.select' && event.group !== context.group,
    isNewMethod: ({ context, event }) =>
      event.type === 'method.select' && context.group === 'local' && event.method !== context.method,
    isNewCard: ({ context, event }) =>
      event.type === 'card.select' && context.group === 'card' && event.cardId !== context.cardId,
    canPayLocally: ({ context }) => context.group === 'local' && context.method !== null,
    canPayByCard: ({ context }) => context.group === 'card' && context.cardId !== null,
    isNoneLinked: (_, cards: TopUp.LinkedCards) => cards.length === 0,
    // A refusal says nothing about an earlier request of the same attempt, so only the first request can be refused for good.
    isDefinite: ({ context }, { failure }: Failure) => {
      const { kind } = toTopUpError(failure);
      if (kind === 'declined' || kind === 'cancelled') return true;
      return (kind === 'refused' || kind === 'blockedUrl') && context.attemptPhase === 'posting';
    },
    hasSucceeded: (_, { status }: Pick<TopUp.AttemptReconciled, 'status'>) => status === 'succeeded',
    isPending: (_, { status }: TopUp.AttemptReconciled) => status === 'pending',
    hasFailed: (_, { status }: TopUp.AttemptReconciled) => status === 'failed',
    isCancelled: (_, { status }: TopUp.AttemptReconciled) => status === 'cancelled',
  },
  delays: { leaveDelay: 2_000, pollInterval: 5_000 },
});
