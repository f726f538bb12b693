import type { Announcement } from '@may/domain/bell/notice.ts';
import { isSameMoney } from '@may/domain/money.ts';
import { isAboveZero, isWithinLimits, type TopUpIntent } from '@may/domain/top-up/topUp.ts';
import { assertEvent, assign, fromPromise, sendTo, setup } from 'xstate';
import type { AttemptResult } from '../attempt/attempt.types.ts';
import { createAttemptMachine } from '../attempt/createAttemptMachine.ts';
import { toAttemptError } from '../attempt/toAttemptError.ts';
import type { CardConfirmed } from '../cards/cardConfirmation.types.ts';
import { cardConfirmationMachine } from '../cards/cardConfirmationMachine.ts';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { required } from '../required.ts';
import type * as TopUp from './topUp.types.ts';

/** The attempt of a top-up by any method but a linked card. Its receipt is the checkout page, or null for a payment that is complete. */
export const topUpAttemptMachine = createAttemptMachine<TopUpIntent, TopUp.Checkout | null>();

// Without group and method: after a payment they stay chosen, because a customer usually pays the same way. A card is chosen each time.
const noChoices = { amount: null, cardId: null } as const;
const noAttempt = { attemptKey: null, checkout: null, transactionCode: null, error: null } as const;

/** True if a linked card is the chosen payment method. */
const isLinkedCard = ({ group, method }: Pick<TopUp.TopUpDraft, 'group' | 'method'>): boolean =>
  group === 'card' && method !== 'square';

const isUsable = ({ cards }: Pick<TopUp.TopUpContext, 'cards'>, cardId: string | null): boolean =>
  cards?.some((card) => card.id === cardId && card.isUsable) ?? false;

/** The actors, actions, guards and delays of the top-up; the app provides those with `notProvided`. */
export const topUpSetup = setup({
  types: {
    context: {} as TopUp.TopUpContext,
    events: {} as TopUp.TopUpEvent,
    input: {} as TopUp.TopUpInput,
    children: {} as { attempt: 'attempt'; cardConfirmation: 'cardConfirmation' },
  },
  actors: {
    listCards: fromPromise<TopUp.LinkedCards>(notProvided('listCards')),
    attempt: topUpAttemptMachine,
    cardConfirmation: cardConfirmationMachine,
  },
  actions: {
    announce: actionNotProvided<Announcement | null>('announce'),
    rememberDraft: actionNotProvided('rememberDraft'),
    forgetDraft: actionNotProvided('forgetDraft'),
    /** Removes the attempt from the page's address. */
    leaveAttempt: actionNotProvided('leaveAttempt'),
    leaveFor: actionNotProvided<{ url: string }>('leaveFor'),
    goToLinkCard: actionNotProvided('goToLinkCard'),
    forwardToAttempt: sendTo('attempt', ({ event }) => event),
    forwardToCard: sendTo('cardConfirmation', ({ event }) => event),
    chooseForm: assign({ ...noAttempt, method: 'square', cardId: null }),
    noteCards: assign((_, cards: TopUp.LinkedCards) => ({ cards })),
    noteLinkOpened: assign({ wasLedToLink: true }),
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
      return { ...noAttempt, method: null, cardId: event.cardId };
    }),
    clearDraft: assign({ ...noAttempt, ...noChoices }),
    clearAttempt: assign(noAttempt),
    clearCard: assign({ ...noAttempt, cardId: null }),
    noteResult: assign((_, { key, receipt, transactionCode }: AttemptResult<TopUp.Checkout | null>) => ({
      attemptKey: key,
      checkout: receipt,
      transactionCode,
    })),
    noteRefusal: assign((_, { error }: Pick<AttemptResult<TopUp.Checkout | null>, 'error'>) => ({
      ...noAttempt,
      error,
    })),
    noteOutcome: assign((_, { kind }: { kind: 'declined' | 'cancelled' }) => ({
      ...noAttempt,
      error: { kind, serverMessage: null },
    })),
    noteFailure: assign((_, { failure }: { failure: unknown }) => ({ error: toAttemptError(failure) })),
    noteOver: assign(({ event }) => {
      assertEvent(event, 'pay');
      return { over: event.over };
    }),
    noteSeenPaid: assign(({ context, event }) => {
      assertEvent(event, 'pay');
      return { seenPaid: [...context.seenPaid, ...event.paid] };
    }),
    noteOwnPaid: assign(({ context: { seenPaid, attemptKey } }) => ({
      seenPaid: attemptKey ? [...seenPaid, attemptKey] : seenPaid,
    })),
    noteCardPayment: assign((_, { key, transactionCode }: CardConfirmed) => ({ attemptKey: key, transactionCode })),
  },
  guards: {
    hasAttempt: ({ context }) => context.attemptKey !== null,
    isAmountMissing: ({ context }) => !isAboveZero(context.amount),
    isAmountOutside: ({ context }) => !isWithinLimits(context.amount, context),
    isGroupMissing: ({ context }) => context.group === null,
    isFormMissing: ({ context }) => context.cardsAreTyped && isLinkedCard(context),
    isMethodMissing: ({ context: { group, method } }) => group === 'local' && (method === null || method === 'square'),
    areCardsMissing: ({ context }) => isLinkedCard(context) && context.cards === null,
    isCardMissing: ({ context }) => isLinkedCard(context) && !isUsable(context, context.cardId),
    isNewAmount: ({ context, event }) =>
      event.type === 'amount.change' && event.amount !== context.amount && !isSameMoney(event.amount, context.amount),
    isNewGroup: ({ context, event }) =>
      event.type === 'group.select' && isAboveZero(context.amount) && event.group !== context.group,
    isNewMethod: ({ context, event }) =>
      event.type === 'method.select' &&
      context.group === (event.method === 'square' ? 'card' : 'local') &&
      event.method !== context.method,
    isNewCard: ({ context, event }) =>
      event.type === 'card.select' &&
      context.group === 'card' &&
      isUsable(context, event.cardId) &&
      (event.cardId !== context.cardId || context.method !== null),
    /** True for a card that this flow has not read: the screen reads cards itself, and may show new ones. */
    isUnknownCard: ({ context: { group, cards }, event }) =>
      event.type === 'card.select' && group === 'card' && !cards?.some(({ id }) => id === event.cardId),
    isByCard: ({ context }) => isLinkedCard(context),
    hasUnseenPayment: ({ context: { seenPaid }, event }) =>
      event.type === 'pay' && event.paid.some((key) => !seenPaid.includes(key)),
    isToBeLinked: ({ context }, cards: TopUp.LinkedCards) => cards.length === 0 && !context.wasLedToLink,
    isPaidAtOnce: (_, { status, receipt }: AttemptResult<TopUp.Checkout | null>) =>
      status === 'accepted' && receipt === null,
    isAccepted: (_, { status }: AttemptResult<TopUp.Checkout | null>) => status === 'accepted',
    hasSucceeded: (_, { status }: { status: string }) => status === 'succeeded',
    hasArrived: (_, { status }: { status: string }) => status === 'arrived',
    hasFailed: (_, { status }: AttemptResult<TopUp.Checkout | null>) => status === 'failed',
    isCancelled: (_, { status }: { status: string }) => status === 'cancelled',
    isRefused: (_, { status }: { status: string }) => status === 'refused',
  },
  delays: { leaveDelay: 2_000 },
});

/** The intent of the pay button. */
export const intentOf = ({ amount, method }: TopUp.TopUpContext): TopUpIntent => ({
  amount: required(amount, 'an amount'),
  method: required(method, 'a method'),
});

const emptyDraft: TopUp.TopUpDraft = { ...noChoices, group: null, method: null };

const choicesOf = ({ amount, method, cardId }: TopUp.OpenAttempt): TopUp.TopUpDraft => ({
  cardId,
  amount,
  group: method === 'card' || method === 'square' ? 'card' : 'local',
  method: method === 'card' ? null : method,
});

/**
 * The context of a new top-up. An unresolved attempt keeps its own amount and method, because its key must not be sent with another body.
 */
export const startingContext = ({ draft, attempt, ...settings }: TopUp.TopUpInput): TopUp.TopUpContext => ({
  ...settings,
  ...(attempt ? choicesOf(attempt) : (draft ?? emptyDraft)),
  ...noAttempt,
  attemptKey: attempt?.key ?? null,
  cards: null,
  seenPaid: [],
});
