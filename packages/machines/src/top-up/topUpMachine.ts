import type { Announcement } from '@may/domain';
import { and, type DoneActorEvent } from 'xstate';
import type { AttemptResult } from '../attempt/attempt.types.ts';
import type { CardConfirmed } from '../card-confirmation/cardConfirmation.types.ts';
import { required } from '../required.ts';
import { withFailure, withParams } from '../withParams.ts';
import type { Checkout, LinkedCards, TopUpContext } from './topUp.types.ts';
import { intentOf, startingContext, topUpSetup } from './topUpSetup.ts';

const withResult = withParams(({ event }: { event: DoneActorEvent<AttemptResult<Checkout | null>> }) => event.output);
const withCardResult = withParams(({ event }: { event: DoneActorEvent<CardConfirmed> }) => event.output);
const withCards = withParams(({ event }: { event: DoneActorEvent<LinkedCards> }) => event.output);
/** True if the flow is in the attempt whose key the provider may have forgotten. */
const isDoubted = ({ attemptKey, doubtedKey }: TopUpContext) => attemptKey !== null && attemptKey === doubtedKey;
const urlOf = ({ context }: { context: TopUpContext }) => ({ url: required(context.checkout, 'a checkout').url });

const refusalOf = ({ context }: { context: TopUpContext }): Announcement | null =>
  context.error?.kind === 'refused' ? { kind: 'topUpRefused', subject: null, remedy: null } : null;
const paidByCard = ({ context }: { context: TopUpContext }): Announcement | null =>
  context.group === 'card' ? { kind: 'cardPaymentSucceeded', subject: null, remedy: null } : null;

/** The targets of a press that pays. */
const toPay = [{ guard: 'isByCard', target: '#topUp.confirmingCard' }, { target: '#topUp.paying' }] as const;

/** The top-up (spec §4, "Top-up flow"): one choice after the other, then one payment, whatever is pressed or lost. */
export const topUpMachine = topUpSetup.createMachine({
  id: 'topUp',
  context: ({ input }) => startingContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: and(['hasAttempt', 'isByCard']), target: 'confirmingCard' },
        { guard: 'hasAttempt', target: 'paying' },
        { target: 'choosing' },
      ],
    },
    /** Everything can be changed; what no longer holds is asked for again, and the rest is kept. */
    choosing: {
      initial: 'advancing',
      on: {
        'amount.change': { guard: 'isNewAmount', target: '.advancing', actions: ['changeAmount', 'rememberDraft'] },
        'group.select': { guard: 'isNewGroup', target: '.advancing', actions: ['selectGroup', 'rememberDraft'] },
        'method.select': { guard: 'isNewMethod', target: '.advancing', actions: ['selectMethod', 'rememberDraft'] },
        'card.select': [
          { guard: 'isNewCard', target: '.advancing', actions: ['selectCard', 'rememberDraft'] },
          { guard: 'isUnknownCard', target: '.loadingCards', actions: ['selectCard', 'rememberDraft'] },
        ],
      },
      states: {
        advancing: {
          always: [
            { guard: 'isAmountMissing', target: 'amount' },
            { guard: 'isGroupMissing', target: 'group' },
            { guard: 'isMethodMissing', target: 'method' },
            { guard: 'areCardsMissing', target: 'loadingCards' },
            { guard: 'isCardMissing', target: 'card' },
            { target: 'ready' },
          ],
        },
        amount: {},
        group: {},
        method: {},
        loadingCards: {
          invoke: {
            id: 'listCards',
            src: 'listCards',
            onDone: [
              { guard: withCards('isToBeLinked'), target: 'linkingCard', actions: withCards('noteCards') },
              { target: 'advancing', actions: withCards('noteCards') },
            ],
            onError: { target: 'cardsFailed', actions: withFailure('noteFailure') },
          },
        },
        cardsFailed: { on: { check: 'loadingCards' } },
        /** The flow leads there by itself once: a customer who comes back without a card finds a link to it. */
        linkingCard: { entry: ['noteLed', 'goToLinkCard'], on: { check: 'loadingCards' } },
        card: { on: { check: 'loadingCards' } },
        ready: {
          initial: 'untried',
          on: { pay: [{ guard: 'isPaidUntold', target: '#topUp.alreadyPaid', actions: 'noteTold' }, ...toPay] },
          states: { untried: {}, refused: {} },
        },
      },
    },
    /** The same was paid a moment ago, in another tab or on another page: asked once, then it is another payment. */
    alreadyPaid: { on: { repeat: [...toPay], cancel: 'choosing' } },
    /** The attempt (docs/decisions/0003) decides what is sent, asked, and waited for. */
    paying: {
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => ({
          intent: intentOf(context),
          key: context.attemptKey,
          // Nothing is said of keys where the other card form pays.
          repeatsAreOne: context.repeatsAreOne && context.method !== 'square' && !isDoubted(context),
        }),
        onDone: [
          { guard: withResult('isAtOnce'), target: 'succeeded', actions: withResult('noteResult') },
          { guard: withResult('isAccepted'), target: 'leaving', actions: withResult('noteResult') },
          { guard: withResult('hasSucceeded'), target: 'succeeded', actions: withResult('noteResult') },
          { guard: withResult('hasArrived'), target: 'succeeded.earlier', actions: withResult('noteResult') },
          {
            guard: withResult('hasFailed'),
            target: 'choosing.ready.refused',
            actions: { type: 'noteOutcome', params: { kind: 'declined' } },
          },
          {
            guard: withResult('isCancelled'),
            target: 'choosing.ready.refused',
            actions: { type: 'noteOutcome', params: { kind: 'cancelled' } },
          },
          {
            guard: withResult('isRefused'),
            target: 'choosing.ready.refused',
            actions: [withResult('noteRefusal'), { type: 'announce', params: refusalOf }],
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
    /** The linked card's own flow: it begins the payment, and ends when that is paid, called off, or left. */
    confirmingCard: {
      invoke: {
        id: 'cardConfirmation',
        src: 'cardConfirmation',
        input: ({ context: { amount, cardId, attemptKey } }) => ({
          amount: required(amount, 'an amount'),
          cardId: required(cardId, 'a card'),
          key: attemptKey,
        }),
        onDone: [
          { guard: withCardResult('hasSucceeded'), target: 'succeeded', actions: withCardResult('noteCardPayment') },
          {
            guard: withCardResult('isCancelled'),
            target: 'choosing',
            actions: ['clearCard', 'rememberDraft', 'leaveAttempt'],
          },
          { target: 'choosing', actions: ['clearDraft', 'forgetDraft', 'leaveAttempt'] },
        ],
      },
      on: {
        check: { actions: 'forwardToCard' },
        retry: { actions: 'forwardToCard' },
        approve: { actions: 'forwardToCard' },
        cancel: { actions: 'forwardToCard' },
        startOver: { actions: 'forwardToCard' },
      },
    },
    succeeded: {
      initial: 'now',
      entry: ['forgetDraft', 'noteOwnTold'],
      on: { startOver: { target: 'choosing', actions: 'clearDraft' } },
      states: {
        now: { entry: { type: 'announce', params: paidByCard } },
        earlier: {},
      },
    },
  },
});
