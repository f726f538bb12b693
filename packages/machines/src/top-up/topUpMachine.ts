import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import { chosen } from './chosen.ts';
import { startingContext } from './startingContext.ts';
import type { AttemptReconciled, TopUpContext } from './topUp.types.ts';
import { topUpSetup } from './topUpSetup.ts';

const outputOf = ({ event }: { event: DoneActorEvent<AttemptReconciled> }) => event.output;
const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: event.error });
const urlOf = ({ context }: { context: TopUpContext }) => ({ url: chosen(context.checkout, 'a checkout').url });

const revisions = {
  'amount.change': { guard: 'isNewAmount', target: 'advancing', actions: 'changeAmount' },
  'group.select': { guard: 'isNewGroup', target: 'advancing', actions: 'selectGroup' },
} as const;
const meansRevisions = {
  'method.select': { guard: 'isNewMethod', target: 'advancing', actions: 'selectMethod' },
  'card.select': { guard: 'isNewCard', target: 'advancing', actions: 'selectCard' },
} as const;
const payment = [
  { guard: 'canPayLocally', target: 'creatingPayment', actions: ['beginRequest', 'rememberAttempt'] },
  { guard: 'canPayByCard', target: 'confirmingCard', actions: ['beginRequest', 'rememberAttempt'] },
] as const;
const paymentFailure = [
  {
    guard: { type: 'isDefinite', params: failureOf },
    target: 'failed',
    actions: [{ type: 'noteFailure', params: failureOf }, 'settleAttempt', 'forgetAttempt'],
  },
  { target: 'failed', actions: [{ type: 'noteFailure', params: failureOf }, 'keepAttemptOpen'] },
] as const;

/** The top-up (spec §4, "Top-up flow"): one choice after the other, then one payment, whatever is pressed or lost. */
export const topUpMachine = topUpSetup.createMachine({
  id: 'topUp',
  context: ({ input }) => startingContext(input),
  initial: 'advancing',
  states: {
    advancing: {
      always: [
        { guard: 'hasAttempt', target: 'reconciling' },
        { guard: 'isAmountMissing', target: 'choosingAmount' },
        { guard: 'isGroupMissing', target: 'choosingGroup' },
        { guard: 'isMethodMissing', target: 'choosingMethod' },
        { guard: 'isCardMissing', target: 'loadingCards' },
        { target: 'ready' },
      ],
    },
    choosingAmount: {
      tags: 'editable',
      on: { 'amount.change': revisions['amount.change'] },
    },
    choosingGroup: {
      tags: 'editable',
      on: {
        'amount.change': revisions['amount.change'],
        'group.select': { target: 'advancing', actions: 'selectGroup' },
      },
    },
    choosingMethod: {
      tags: 'editable',
      on: { ...revisions, 'method.select': meansRevisions['method.select'] },
    },
    loadingCards: {
      tags: ['busy', 'editable'],
      invoke: {
        id: 'listCards',
        src: 'listCards',
        onDone: [
          { guard: { type: 'isNoneLinked', params: ({ event }) => event.output }, target: 'linkingCard' },
          { target: 'choosingCard' },
        ],
        onError: { target: 'choosingGroup', actions: { type: 'noteFailure', params: failureOf } },
      },
      on: revisions,
    },
    linkingCard: {
      tags: 'editable',
      entry: 'goToLinkCard',
      on: { ...revisions, check: 'loadingCards' },
    },
    choosingCard: {
      tags: 'editable',
      on: { ...revisions, 'card.select': meansRevisions['card.select'] },
    },
    ready: {
      tags: 'editable',
      on: { ...revisions, ...meansRevisions, pay: payment },
    },
    creatingPayment: {
      tags: 'busy',
      invoke: {
        id: 'createCheckout',
        src: 'createCheckout',
        input: ({ context: { amount, currency, method, attemptKey } }) => ({
          currency,
          amount: chosen(amount, 'an amount'),
          method: chosen(method, 'a method'),
          attemptKey: chosen(attemptKey, 'an attemptKey'),
        }),
        onDone: {
          target: 'redirecting',
          actions: [
            { type: 'noteCheckout', params: ({ event }) => event.output },
            'keepAttemptOpen',
            'rememberAttempt',
          ],
        },
        onError: paymentFailure,
      },
    },
    redirecting: {
      tags: 'busy',
      after: { leaveDelay: { actions: { type: 'leaveFor', params: urlOf } } },
      on: {
        leave: { actions: { type: 'leaveFor', params: urlOf } },
        cancel: 'ready',
        return: 'reconciling',
      },
    },
    confirmingCard: {
      tags: 'busy',
      invoke: {
        id: 'cardConfirmation',
        src: 'cardConfirmation',
        input: ({ context: { amount, currency, cardId, attemptKey } }) => ({
          currency,
          amount: chosen(amount, 'an amount'),
          cardId: chosen(cardId, 'a card'),
          attemptKey: chosen(attemptKey, 'an attemptKey'),
        }),
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: ({ event }) => event.output },
            target: 'succeeded',
            actions: [{ type: 'noteConfirmation', params: ({ event }) => event.output }],
          },
          {
            target: 'pending',
            actions: [
              { type: 'noteConfirmation', params: ({ event }) => event.output },
              'keepAttemptOpen',
              'rememberAttempt',
            ],
          },
        ],
        onError: paymentFailure,
      },
      on: { cancel: { target: 'reconciling', actions: 'keepAttemptOpen' } },
    },
    reconciling: {
      tags: 'busy',
      invoke: {
        id: 'reconcileAttempt',
        src: 'reconcileAttempt',
        input: ({ context }) => ({
          attemptKey: chosen(context.attemptKey, 'an attemptKey'),
          currency: context.currency,
          transactionCode: context.transactionCode,
        }),
        onDone: [
          {
            guard: { type: 'hasSucceeded', params: outputOf },
            target: 'succeeded',
            actions: { type: 'noteReconciled', params: outputOf },
          },
          {
            guard: { type: 'isPending', params: outputOf },
            target: 'pending',
            actions: ['clearError', { type: 'noteReconciled', params: outputOf }],
          },
          {
            guard: { type: 'hasFailed', params: outputOf },
            target: 'failed',
            actions: [{ type: 'noteOutcome', params: { kind: 'declined' } }, 'settleAttempt', 'forgetAttempt'],
          },
          {
            guard: { type: 'isCancelled', params: outputOf },
            target: 'failed',
            actions: [{ type: 'noteOutcome', params: { kind: 'cancelled' } }, 'settleAttempt', 'forgetAttempt'],
          },
          { target: 'failed', actions: { type: 'noteOutcome', params: { kind: 'unknown' } } },
        ],
        onError: { target: 'pending', actions: { type: 'noteFailure', params: failureOf } },
      },
    },
    pending: {
      after: { pollInterval: 'reconciling' },
      on: {
        check: 'reconciling',
        resume: payment,
        startOver: { target: 'choosingAmount', actions: 'clearDraft' },
      },
    },
    failed: {
      tags: 'editable',
      on: {
        ...revisions,
        ...meansRevisions,
        retry: [...payment, { target: 'advancing' }],
        check: { guard: 'hasAttempt', target: 'reconciling' },
        startOver: { target: 'choosingAmount', actions: 'clearDraft' },
      },
    },
    succeeded: {
      type: 'final',
      entry: ['settleAttempt', 'clearError', 'forgetAttempt'],
    },
  },
});
