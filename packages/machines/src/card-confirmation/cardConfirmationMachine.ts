import type { Announcement } from '@may/domain';
import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import { toAttemptError } from '../attempt/toAttemptError.ts';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import { required } from '../required.ts';
import { withFailure, withParams } from '../withParams.ts';
import type * as Card from './cardConfirmation.types.ts';

const withOpened = withParams(({ event }: { event: DoneActorEvent<Card.OpenedCardPayment> }) => event.output);
const withStanding = withParams(({ event }: { event: DoneActorEvent<Card.CardStanding> }) => event.output);

const cardConfirmationSetup = setup({
  types: {
    context: {} as Card.CardConfirmationContext,
    events: {} as Card.CardConfirmationEvent,
    input: {} as Card.CardConfirmationInput,
    output: {} as Card.CardConfirmed,
  },
  actors: {
    openPayment: fromPromise<Card.OpenedCardPayment, Card.CardConfirmationInput>(notProvided('openPayment')),
    createCheckout: fromPromise<{ transactionCode: string }, Card.CardCheckoutRequest>(notProvided('createCheckout')),
    requestSecret: fromPromise<void, Card.CardSecretRequest>(notProvided('requestSecret')),
    /** The only one that can move money; it marks the attempt as doubtful before it asks. */
    confirmCardPayment: fromPromise<Card.CardStanding, { key: string }>(notProvided('confirmCardPayment')),
    reconcilePayment: fromPromise<Card.CardStanding, { key: string }>(notProvided('reconcilePayment')),
  },
  actions: {
    announce: actionNotProvided<Announcement | null>('announce'),
    adoptPayment: assign((_, { key, transactionCode }: Card.OpenedCardPayment) => ({ key, transactionCode })),
    noteCheckout: assign((_, { transactionCode }: { transactionCode: string }) => ({ transactionCode })),
    forgetCheckout: assign({ transactionCode: null }),
    noteFailure: assign((_, { failure }: { failure: unknown }) => ({ error: toAttemptError(failure) })),
    clearError: assign({ error: null }),
    conclude: assign(({ context: { key, transactionCode } }, { status }: Pick<Card.CardConfirmed, 'status'>) => ({
      result: { status, key, transactionCode },
    })),
  },
  guards: {
    isSending: (_, { isSending }: Card.OpenedCardPayment) => isSending,
    mayBePaid: (_, { mayBePaid }: Card.OpenedCardPayment) => mayBePaid,
    isBegun: (_, { transactionCode }: Card.OpenedCardPayment) => transactionCode !== null,
    hasCheckout: ({ context }) => context.transactionCode !== null,
    hasKey: ({ context }) => context.key !== null,
    isPaid: (_, { status }: Card.CardStanding) => status === 'succeeded',
    isProcessing: (_, { status }: Card.CardStanding) => status === 'processing',
    isUnfinished: (_, { status }: Card.CardStanding) => status === 'unfinished',
    isUnpaid: (_, { status }: Card.CardStanding) => status === 'unpaid',
    isEnded: (_, { status }: Card.CardStanding) => status === 'ended',
    isElsewhere: (_, { failure }: { failure: unknown }) => toAttemptError(failure).kind === 'otherTab',
    isOtherAmount: (_, { failure }: { failure: unknown }) => toAttemptError(failure).kind === 'otherAmount',
    // Only what the card provider itself refused did surely not happen.
    isDeclined: (_, { failure }: { failure: unknown }) => {
      const { kind } = toAttemptError(failure);
      return kind === 'declined' || kind === 'notProvided';
    },
    mayBeCharged: (_, { failure }: { failure: unknown }) => readFailure(failure).kind === 'mayBeCharged',
  },
  // A card's owner may take longer to approve: what is offered then does not end the bank's window.
  delays: { pollInterval: 5_000, answerPatience: 30_000 },
});

const keyOf = ({ context }: { context: Card.CardConfirmationContext }) => ({
  key: required(context.key, 'the key of an attempt'),
});

/** The targets of the card provider's answer; nothing is confirmed from here. */
const standing = [
  { guard: withStanding('isPaid'), target: '#cardConfirmation.succeeded' },
  { guard: withStanding('isProcessing'), target: '#cardConfirmation.processing' },
  { guard: withStanding('isUnfinished'), target: '#cardConfirmation.unfinished' },
  { guard: withStanding('isUnpaid'), target: '#cardConfirmation.declined' },
  { guard: withStanding('isEnded'), target: '#cardConfirmation.declined', actions: 'forgetCheckout' },
  { target: '#cardConfirmation.doubtful' },
] as const;

const reconciling = {
  id: 'reconcilePayment',
  src: 'reconcilePayment',
  input: keyOf,
  onDone: standing,
  onError: { target: '#cardConfirmation.doubtful', actions: withFailure('noteFailure') },
} as const;

/**
 * Paying with a linked card (spec §4, "Card payment confirm"): a payment is begun, its secret asked for, and the card provider
 * confirms it. A begun payment is reused, so that whatever is pressed, lost or repeated charges once (docs/decisions/0003).
 */
export const cardConfirmationMachine = cardConfirmationSetup.createMachine({
  id: 'cardConfirmation',
  context: ({ input }) => ({ ...input, transactionCode: null, error: null, result: null }),
  output: ({ context }) => required(context.result, 'a result'),
  initial: 'opening',
  states: {
    /** Finds or remembers the attempt; nothing was sent by this run yet. */
    opening: {
      invoke: {
        id: 'openPayment',
        src: 'openPayment',
        input: ({ context: { amount, cardId, key } }) => ({ amount, cardId, key }),
        onDone: [
          { guard: withOpened('isSending'), target: 'elsewhere', actions: withOpened('adoptPayment') },
          { guard: withOpened('mayBePaid'), target: 'reconciling', actions: withOpened('adoptPayment') },
          { guard: withOpened('isBegun'), target: 'requestingSecret', actions: withOpened('adoptPayment') },
          { target: 'creatingCheckout', actions: withOpened('adoptPayment') },
        ],
        onError: { target: 'failed', actions: withFailure('noteFailure') },
      },
    },
    /** No money is asked for yet: a lost answer costs nothing, and asking again begins another payment that is never confirmed. */
    creatingCheckout: {
      entry: 'clearError',
      invoke: {
        id: 'createCheckout',
        src: 'createCheckout',
        input: ({ context: { key, amount } }) => ({ amount, key: required(key, 'the key of an attempt') }),
        onDone: { target: 'requestingSecret', actions: { type: 'noteCheckout', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: withFailure('noteFailure') },
      },
    },
    requestingSecret: {
      entry: 'clearError',
      invoke: {
        id: 'requestSecret',
        src: 'requestSecret',
        input: ({ context: { key, transactionCode, cardId } }) => ({
          cardId,
          key: required(key, 'the key of an attempt'),
          transactionCode: required(transactionCode, 'a begun payment'),
        }),
        onDone: 'awaitingProvider',
        onError: [
          { guard: withFailure('mayBeCharged'), target: 'doubtful', actions: withFailure('noteFailure') },
          { target: 'failed', actions: withFailure('noteFailure') },
        ],
      },
    },
    /** The card provider charges, and may ask the card's owner first (3-D Secure). */
    awaitingProvider: {
      entry: 'clearError',
      initial: 'answering',
      invoke: {
        id: 'confirmCardPayment',
        src: 'confirmCardPayment',
        input: keyOf,
        onDone: standing,
        onError: [
          { guard: withFailure('isElsewhere'), target: 'elsewhere', actions: withFailure('noteFailure') },
          {
            guard: withFailure('isOtherAmount'),
            target: 'declined',
            actions: [withFailure('noteFailure'), 'forgetCheckout'],
          },
          { guard: withFailure('isDeclined'), target: 'declined', actions: withFailure('noteFailure') },
          { target: 'doubtful', actions: withFailure('noteFailure') },
        ],
      },
      states: {
        answering: { after: { answerPatience: 'silent' } },
        /** No answer for long: asking stops waiting for it, and confirms nothing. */
        silent: { on: { check: '#cardConfirmation.reconciling', startOver: '#cardConfirmation.abandoned' } },
      },
    },
    reconciling: { entry: 'clearError', invoke: reconciling },
    /** The card's bank takes its time. */
    processing: {
      initial: 'waiting',
      on: { startOver: 'abandoned' },
      states: {
        waiting: { after: { pollInterval: 'checking' }, on: { check: 'checking' } },
        checking: { invoke: reconciling },
      },
    },
    /** The owner's approval was interrupted: nothing is charged until it is given, perhaps in another tab (`check`). */
    unfinished: { on: { approve: 'awaitingProvider', cancel: 'cancelled', check: 'reconciling' } },
    /** Surely not charged; the same payment can be tried again, and another tab may have done so (`check`). */
    declined: {
      entry: {
        type: 'announce',
        params: ({ context: { error } }) => ({
          kind: 'cardPaymentDeclined',
          subject: {
            reason: error?.kind === 'otherAmount' ? 'otherAmount' : 'declined',
            serverMessage: error?.serverMessage ?? null,
          },
          remedy: null,
        }),
      },
      on: {
        check: 'reconciling',
        retry: [{ guard: 'hasCheckout', target: 'requestingSecret' }, { target: 'creatingCheckout' }],
        cancel: 'cancelled',
      },
    },
    /** A call before the card provider's did not come through: surely not charged. */
    failed: {
      entry: { type: 'announce', params: { kind: 'cardPaymentFailed', subject: null, remedy: null } },
      on: {
        check: { guard: 'hasKey', target: 'reconciling' },
        retry: [
          { guard: 'hasCheckout', target: 'requestingSecret' },
          { guard: 'hasKey', target: 'creatingCheckout' },
          { target: 'opening' },
        ],
        cancel: 'cancelled',
      },
    },
    /** The card provider's answer is lost: only it can tell, and nothing is confirmed before it did. */
    doubtful: { on: { check: 'reconciling', startOver: 'abandoned' } },
    /** Another tab of this browser is paying: nothing was sent here. */
    elsewhere: { entry: 'clearError', on: { check: 'opening', startOver: 'abandoned' } },
    succeeded: { type: 'final', entry: { type: 'conclude', params: { status: 'succeeded' } } },
    cancelled: { type: 'final', entry: { type: 'conclude', params: { status: 'cancelled' } } },
    abandoned: { type: 'final', entry: { type: 'conclude', params: { status: 'abandoned' } } },
  },
});
