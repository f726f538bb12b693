import type { Announcement } from '@may/domain/bell/notice.ts';
import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import { toAttemptError } from '../attempt/toAttemptError.ts';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import { required } from '../required.ts';
import { withFailure, withParams } from '../withParams.ts';
import type * as Card from './cardConfirmation.types.ts';

const withOpened = withParams(({ event }: { event: DoneActorEvent<Card.OpenedCardPayment> }) => event.output);
const withStatus = withParams(({ event }: { event: DoneActorEvent<Card.CardStanding> }) => event.output);

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
    /** The only request that can charge the card. The app stores the attempt as in doubt before it sends this. */
    confirmCardPayment: fromPromise<Card.CardStanding, Card.CardCharge>(notProvided('confirmCardPayment')),
    reconcilePayment: fromPromise<Card.CardStanding, Card.CardQuestion>(notProvided('reconcilePayment')),
  },
  actions: {
    announce: actionNotProvided<Announcement | null>('announce'),
    adoptPayment: assign(({ context }, { key, cardId, transactionCode }: Card.OpenedCardPayment) => ({
      key,
      cardId,
      transactionCode,
      // Of another tab's payment, this page has charged nothing.
      hasCharged: context.hasCharged && key === context.key,
    })),
    noteCharge: assign({ hasCharged: true }),
    noteNoCharge: assign({ hasCharged: false }),
    noteCheckout: assign((_, { transactionCode }: { transactionCode: string }) => ({ transactionCode })),
    noteFailure: assign((_, { failure }: { failure: unknown }) => ({ error: toAttemptError(failure) })),
    clearError: assign({ error: null }),
    conclude: assign(({ context: { key, transactionCode } }, { status }: Pick<Card.CardConfirmed, 'status'>) => ({
      result: { status, key, transactionCode },
    })),
  },
  guards: {
    isSending: (_, { isSending }: Card.OpenedCardPayment) => isSending,
    mayBePaid: (_, { mayBePaid }: Card.OpenedCardPayment) => mayBePaid,
    hasKey: ({ context }) => context.key !== null,
    isPaid: (_, { status }: Card.CardStanding) => status === 'succeeded',
    isProcessing: (_, { status }: Card.CardStanding) => status === 'processing',
    isUnfinished: (_, { status }: Card.CardStanding) => status === 'unfinished',
    isUncharged: (_, { status }: Card.CardStanding) => status === 'unpaid' || status === 'ended',
    isElsewhere: (_, { failure }: { failure: unknown }) => toAttemptError(failure).kind === 'otherTab',
    // A card is certainly not charged if the card provider refused it, or if no request was sent: a payment of another amount is never confirmed.
    isDeclined: (_, { failure }: { failure: unknown }) => {
      const { kind } = toAttemptError(failure);
      return kind === 'declined' || kind === 'notProvided' || kind === 'otherAmount';
    },
    hasRival: (_, { failure }: { failure: unknown }) => readFailure(failure).kind === 'rival',
  },
  // After this time the machine offers a check, and the bank's window stays open: the owner may still approve.
  delays: { pollInterval: 5_000, doubtInterval: 10_000, answerPatience: 30_000 },
});

const begun = { transactionCode: null, error: null, result: null };

const keyOf = ({ context }: { context: Card.CardConfirmationContext }) => ({
  key: required(context.key, 'the key of an attempt'),
});

/** The next state for each status of the card provider; none of them charges the card. */
const nextByStatus = <Actions extends 'noteCharge' | []>(otherwise: 'doubtful' | 'unfinished', actions: Actions) =>
  [
    { guard: withStatus('isPaid'), target: '#cardConfirmation.succeeded', actions },
    { guard: withStatus('isProcessing'), target: '#cardConfirmation.processing', actions },
    { guard: withStatus('isUnfinished'), target: '#cardConfirmation.unfinished', actions },
    { guard: withStatus('isUncharged'), target: '#cardConfirmation.declined' },
    { target: `#cardConfirmation.${otherwise}`, actions },
  ] as const;

const reconciling = {
  id: 'reconcilePayment',
  src: 'reconcilePayment',
  input: (from: { context: Card.CardConfirmationContext }) => ({ ...keyOf(from), isPressed: true }),
  onDone: nextByStatus('doubtful', []),
  onError: { target: '#cardConfirmation.doubtful', actions: withFailure('noteFailure') },
} as const;

/** The next state after a request that charges nothing: an earlier try of the payment, or another tab, may have charged it (`rival`). */
const beforeTheCharge = [
  { guard: withFailure('hasRival'), target: '#cardConfirmation.opening' },
  { target: '#cardConfirmation.failed', actions: withFailure('noteFailure') },
] as const;

/**
 * A payment whose status may change without this page: in the bank's app, or in another tab. The page's clock reads it again, and may send nothing
 * that creates or changes a payment. Without an answer an open approval stays one.
 */
const watched = (interval: 'pollInterval' | 'doubtInterval', otherwise: 'doubtful' | 'unfinished' = 'doubtful') =>
  ({
    initial: 'waiting',
    states: {
      waiting: { after: { [interval]: 'checking' } },
      checking: {
        entry: 'clearError',
        invoke: {
          ...reconciling,
          onDone: nextByStatus(otherwise, []),
          onError: { target: `#cardConfirmation.${otherwise}`, actions: withFailure('noteFailure') },
          input: (from: { context: Card.CardConfirmationContext }) => ({ ...keyOf(from), isPressed: false }),
        },
      },
    },
  }) as const;

/**
 * A payment with a linked card (spec §4, "Card payment confirm"): start the payment, request its secret, and let the card provider charge.
 * Repeated presses and lost answers reuse the started payment, so the card is charged once (docs/decisions/0003).
 */
export const cardConfirmationMachine = cardConfirmationSetup.createMachine({
  id: 'cardConfirmation',
  context: ({ input }) => ({ ...input, ...begun, hasCharged: input.key !== null }),
  output: ({ context }) => required(context.result, 'a result'),
  initial: 'opening',
  states: {
    /** Finds or stores the attempt before this run sends a request. */
    opening: {
      invoke: {
        id: 'openPayment',
        src: 'openPayment',
        input: ({ context: { amount, cardId, key, over } }) => ({ amount, cardId, key, over }),
        onDone: [
          { guard: withOpened('isSending'), target: 'elsewhere', actions: withOpened('adoptPayment') },
          { guard: withOpened('mayBePaid'), target: 'reconciling', actions: withOpened('adoptPayment') },
          { target: 'creatingCheckout', actions: withOpened('adoptPayment') },
        ],
        // A continued payment may have been charged.
        onError: [
          { guard: 'hasKey', target: 'doubtful', actions: withFailure('noteFailure') },
          { target: 'failed', actions: withFailure('noteFailure') },
        ],
      },
    },
    /** Charges no card yet. A payment that was begun is used again; one whose answer was lost is never confirmed. */
    creatingCheckout: {
      entry: 'clearError',
      invoke: {
        id: 'createCheckout',
        src: 'createCheckout',
        input: (from) => ({ ...keyOf(from), amount: from.context.amount }),
        onDone: { target: 'requestingSecret', actions: { type: 'noteCheckout', params: ({ event }) => event.output } },
        onError: beforeTheCharge,
      },
    },
    /** Tells the card before every charge. Another payment of the purchase, or another card, begins the flow again with a question. */
    requestingSecret: {
      entry: 'clearError',
      invoke: {
        id: 'requestSecret',
        src: 'requestSecret',
        input: (from) => ({ ...keyOf(from), cardId: from.context.cardId }),
        onDone: 'awaitingProvider',
        onError: [{ guard: withFailure('isElsewhere'), target: 'elsewhere' }, ...beforeTheCharge],
      },
    },
    /** The card provider charges the card; its owner may have to approve first (3-D Secure). */
    awaitingProvider: {
      entry: 'clearError',
      initial: 'answering',
      invoke: {
        id: 'confirmCardPayment',
        src: 'confirmCardPayment',
        input: (from) => ({ ...keyOf(from), cardId: from.context.cardId, over: from.context.over }),
        onDone: nextByStatus('doubtful', 'noteCharge'),
        onError: [
          { guard: withFailure('hasRival'), target: 'opening' },
          { guard: withFailure('isElsewhere'), target: 'elsewhere' },
          { guard: withFailure('isDeclined'), target: 'declined', actions: withFailure('noteFailure') },
          { target: 'doubtful', actions: ['noteCharge', withFailure('noteFailure')] },
        ],
      },
      states: {
        answering: { after: { answerPatience: 'silent' } },
        /** After 30 seconds without an answer, `check` reads the status; it does not charge again. */
        silent: {
          entry: 'noteCharge',
          on: { check: '#cardConfirmation.reconciling', startOver: '#cardConfirmation.abandoned' },
        },
      },
    },
    reconciling: { entry: 'clearError', invoke: reconciling },
    /** The card's bank has not decided yet. */
    processing: { ...watched('pollInterval'), on: { check: 'reconciling', startOver: 'abandoned' } },
    /**
     * The owner's approval was interrupted. The card is not charged until the owner approves, perhaps in the bank's app, or in another tab (`check`),
     * which may have another card.
     */
    unfinished: {
      ...watched('doubtInterval', 'unfinished'),
      on: { approve: 'creatingCheckout', cancel: 'cancelled', check: 'opening' },
    },
    /** The card was not charged. The customer can try the same payment again, or may have done so in another tab (`check`). */
    declined: {
      entry: [
        'noteNoCharge',
        {
          type: 'announce',
          // A reading tells that nothing was charged, and not that a charge was declined.
          params: ({ context: { error } }) =>
            error && {
              kind: 'cardPaymentDeclined',
              subject: {
                reason: error.kind === 'otherAmount' ? 'otherAmount' : 'declined',
                serverMessage: error.serverMessage,
              },
              remedy: null,
            },
        },
      ],
      on: { check: 'opening', retry: 'creatingCheckout', cancel: 'cancelled' },
    },
    /** A request before the card provider's failed, so the card was not charged. */
    failed: {
      entry: { type: 'announce', params: { kind: 'cardPaymentFailed', subject: null, remedy: null } },
      on: {
        check: { guard: 'hasKey', target: 'opening' },
        retry: [{ guard: 'hasKey', target: 'creatingCheckout' }, { target: 'opening' }],
        cancel: 'cancelled',
      },
    },
    /** The charge has no known result, and may be on its way. The payment is not charged again before the card provider gives its status. */
    doubtful: { ...watched('doubtInterval'), on: { check: 'reconciling', startOver: 'abandoned' } },
    /** Another tab of this browser is paying; this tab sent nothing. */
    elsewhere: { entry: 'clearError', on: { check: 'opening', startOver: 'abandoned' } },
    succeeded: {
      type: 'final',
      entry: {
        type: 'conclude',
        params: ({ context }) => ({ status: context.hasCharged ? 'succeeded' : 'arrived' }),
      },
    },
    cancelled: { type: 'final', entry: { type: 'conclude', params: { status: 'cancelled' } } },
    abandoned: { type: 'final', entry: { type: 'conclude', params: { status: 'abandoned' } } },
  },
});
