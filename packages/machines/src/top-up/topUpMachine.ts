import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { AttemptResult } from '../attempt/attempt.types.ts';
import { required } from '../required.ts';
import type { Checkout, TopUpContext } from './topUp.types.ts';
import { intentOf, startingContext, topUpSetup } from './topUpSetup.ts';

const resultOf = ({ event }: { event: DoneActorEvent<AttemptResult<Checkout>> }) => event.output;
const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: event.error });
const urlOf = ({ context }: { context: TopUpContext }) => ({ url: required(context.checkout, 'a checkout').url });

/** The top-up (spec §4, "Top-up flow"): one choice after the other, then one payment, whatever is pressed or lost. */
export const topUpMachine = topUpSetup.createMachine({
  id: 'topUp',
  context: ({ input }) => startingContext(input),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasAttempt', target: 'paying' }, { target: 'choosing' }] },
    /** Everything can be changed; what no longer holds is asked for again, and the rest is kept. */
    choosing: {
      initial: 'advancing',
      on: {
        'amount.change': { guard: 'isNewAmount', target: '.advancing', actions: ['changeAmount', 'rememberDraft'] },
        'group.select': { guard: 'isNewGroup', target: '.advancing', actions: ['selectGroup', 'rememberDraft'] },
        'method.select': { guard: 'isNewMethod', target: '.advancing', actions: ['selectMethod', 'rememberDraft'] },
        'card.select': { guard: 'isNewCard', target: '.advancing', actions: ['selectCard', 'rememberDraft'] },
      },
      states: {
        advancing: {
          always: [
            { guard: 'isAmountMissing', target: 'amount' },
            { guard: 'isGroupMissing', target: 'group' },
            { guard: 'isMethodMissing', target: 'method' },
            { guard: 'isCardMissing', target: 'loadingCards' },
            { target: 'ready' },
          ],
        },
        amount: {},
        group: {
          // The same group again is how the cards are tried again.
          on: { 'group.select': { target: 'advancing', actions: ['selectGroup', 'rememberDraft'] } },
        },
        method: {},
        loadingCards: {
          invoke: {
            id: 'listCards',
            src: 'listCards',
            onDone: [
              { guard: { type: 'isNoneLinked', params: ({ event }) => event.output }, target: 'linkingCard' },
              { target: 'card' },
            ],
            onError: { target: 'group', actions: { type: 'noteFailure', params: failureOf } },
          },
        },
        linkingCard: { entry: 'goToLinkCard', on: { check: 'loadingCards' } },
        card: {},
        ready: {
          initial: 'untried',
          on: { pay: [{ guard: 'isByCard', target: '#topUp.confirmingCard' }, { target: '#topUp.paying' }] },
          states: { untried: {}, refused: {} },
        },
      },
    },
    /** The attempt (docs/decisions/0003) decides what is sent, asked, and waited for. */
    paying: {
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => ({
          intent: intentOf(context),
          key: context.attemptKey,
          repeatsAreOne: context.repeatsAreOne,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: resultOf },
            target: 'leaving',
            actions: { type: 'noteResult', params: resultOf },
          },
          {
            guard: { type: 'hasSucceeded', params: resultOf },
            target: 'succeeded',
            actions: { type: 'noteResult', params: resultOf },
          },
          {
            guard: { type: 'hasArrived', params: resultOf },
            target: 'succeeded.earlier',
            actions: { type: 'noteResult', params: resultOf },
          },
          {
            guard: { type: 'hasFailed', params: resultOf },
            target: 'choosing.ready.refused',
            actions: { type: 'noteOutcome', params: { kind: 'declined' } },
          },
          {
            guard: { type: 'isCancelled', params: resultOf },
            target: 'choosing.ready.refused',
            actions: { type: 'noteOutcome', params: { kind: 'cancelled' } },
          },
          {
            guard: { type: 'isRefused', params: resultOf },
            target: 'choosing.ready.refused',
            actions: { type: 'noteRefusal', params: resultOf },
          },
          { target: 'choosing', actions: ['clearDraft', 'forgetDraft', 'leaveAttempt'] },
        ],
      },
      on: {
        check: { actions: 'forwardToAttempt' },
        retry: { actions: 'forwardToAttempt' },
        resume: { actions: 'forwardToAttempt' },
        repeat: { actions: 'forwardToAttempt' },
        startOver: { actions: 'forwardToAttempt' },
      },
    },
    /** The bank's host is shown for a moment, with a way to stay. */
    leaving: {
      initial: 'counting',
      on: { return: 'paying' },
      states: {
        counting: {
          after: { leaveDelay: 'left' },
          on: {
            leave: 'left',
            cancel: { target: '#topUp.choosing', actions: ['clearAttempt', 'rememberDraft', 'leaveAttempt'] },
          },
        },
        left: { entry: { type: 'leaveFor', params: urlOf } },
      },
    },
    confirmingCard: {
      invoke: {
        id: 'cardConfirmation',
        src: 'cardConfirmation',
        input: ({ context: { amount, currency, cardId } }) => ({
          amount: { amount: required(amount, 'an amount'), currency },
          cardId: required(cardId, 'a card'),
        }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'choosing.ready.refused',
            actions: {
              type: 'noteRefusal',
              params: ({ event }) => ({ error: event.output.status === 'refused' ? event.output.error : null }),
            },
          },
          {
            target: 'succeeded',
            actions: {
              type: 'noteTransaction',
              params: ({ event }) => ({
                transactionCode: event.output.status === 'succeeded' ? event.output.transactionCode : null,
              }),
            },
          },
        ],
        onError: { target: 'choosing.ready.refused', actions: { type: 'noteFailure', params: failureOf } },
      },
    },
    succeeded: {
      initial: 'now',
      entry: 'forgetDraft',
      on: { startOver: { target: 'choosing', actions: 'clearDraft' } },
      states: { now: {}, earlier: {} },
    },
  },
});
