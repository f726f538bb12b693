import type { Announcement } from '@may/domain/bell/notice.ts';
import { and, type DoneActorEvent } from 'xstate';
import type { AttemptResult } from '../attempt/attempt.types.ts';
import type { CardConfirmed } from '../cards/cardConfirmation.types.ts';
import { required } from '../required.ts';
import { withFailure, withParams } from '../withParams.ts';
import type { Checkout, LinkedCards, TopUpContext } from './topUp.types.ts';
import { intentOf, startingContext, topUpSetup } from './topUpSetup.ts';

const withResult = withParams(({ event }: { event: DoneActorEvent<AttemptResult<Checkout | null>> }) => event.output);
const withCardResult = withParams(({ event }: { event: DoneActorEvent<CardConfirmed> }) => event.output);
const withCards = withParams(({ event }: { event: DoneActorEvent<LinkedCards> }) => event.output);
const urlOf = ({ context }: { context: TopUpContext }) => ({ url: required(context.checkout, 'a checkout').url });

const refusalOf = ({ context }: { context: TopUpContext }): Announcement | null =>
  context.error?.kind === 'refused' ? { kind: 'topUpRefused', subject: null, remedy: null } : null;
/** The bell keeps one notice of a payment: the tray of another tab may tell it, too. */
const paidByCard = ({ context: { group, attemptKey } }: { context: TopUpContext }): Announcement | null =>
  group === 'card' && attemptKey !== null
    ? { kind: 'cardPaymentSucceeded', subject: null, remedy: null, key: attemptKey }
    : null;

/** The next state after the pay button, which asks once about each payment that it may repeat by mistake. */
const pay = [
  { guard: 'hasUnseenPayment', target: '#topUp.alreadyPaid', actions: ['noteOver', 'noteSeenPaid'] },
  { guard: 'isByCard', target: '#topUp.confirmingCard', actions: 'noteOver' },
  { target: '#topUp.paying', actions: 'noteOver' },
] as const;

/**
 * The top-up (spec §4, "Top-up flow"): the choices one after the other, then one payment, in spite of repeated presses and lost answers.
 */
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
    /** The customer can change every choice. An invalid choice must be made again; the others stay. */
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
            { guard: 'isFormMissing', target: 'advancing', reenter: true, actions: 'chooseForm' },
            { guard: 'areCardsMissing', target: 'loadingCards' },
            { guard: 'isCardMissing', target: 'card' },
            { guard: 'isAmountOutside', target: 'amount' },
            { target: 'ready' },
          ],
        },
        /** No amount, or one outside the limits. Above 0 the means can be chosen meanwhile (spec section 2, /payment). */
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
        /** The flow opens the page to link a card once; a customer who returns without a card finds a link to it. */
        linkingCard: { entry: ['noteLinkOpened', 'goToLinkCard'], on: { check: 'loadingCards' } },
        card: { on: { check: 'loadingCards' } },
        ready: {
          initial: 'untried',
          on: { pay },
          states: { untried: {}, refused: {} },
        },
      },
    },
    /** The same purchase was paid a moment ago in another tab or page. The customer is asked once; a second press is another payment. */
    alreadyPaid: { on: { pay, cancel: 'choosing' } },
    /** The attempt (docs/decisions/0003) decides when to send, to read the status and to wait. */
    paying: {
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => ({
          intent: intentOf(context),
          key: context.attemptKey,
          over: context.over,
          // The provider promises no keys for the other card form.
          repeatsAreOne: context.repeatsAreOne && context.method !== 'square',
        }),
        onDone: [
          { guard: withResult('isPaidAtOnce'), target: 'succeeded', actions: withResult('noteResult') },
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
    /** Shows the bank's host for two seconds, with a button to stay. */
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
    /** The flow of the linked card; it ends with a paid, cancelled or abandoned payment. */
    confirmingCard: {
      invoke: {
        id: 'cardConfirmation',
        src: 'cardConfirmation',
        input: ({ context: { amount, cardId, attemptKey, over } }) => ({
          over,
          amount: required(amount, 'an amount'),
          cardId: required(cardId, 'a card'),
          key: attemptKey,
        }),
        onDone: [
          { guard: withCardResult('hasSucceeded'), target: 'succeeded', actions: withCardResult('noteCardPayment') },
          {
            guard: withCardResult('hasArrived'),
            target: 'succeeded.earlier',
            actions: withCardResult('noteCardPayment'),
          },
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
      entry: ['forgetDraft', 'noteOwnPaid'],
      on: { startOver: { target: 'choosing', actions: ['clearDraft', 'leaveAttempt'] } },
      states: {
        now: { entry: { type: 'announce', params: paidByCard } },
        earlier: {},
      },
    },
  },
});
