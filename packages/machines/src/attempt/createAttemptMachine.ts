import { assign, type DoneActorEvent, fromPromise, not, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import { required } from '../required.ts';
import { withFailure, withParams } from '../withParams.ts';
import type * as Attempt from './attempt.types.ts';
import { toAttemptError } from './toAttemptError.ts';

/**
 * A request that must happen once, in spite of repeated presses and lost answers (docs/decisions/0003). It is stored before it is sent, and
 * its status is read if the answer is lost. A second request needs the customer's press after a warning. The app provides the three actors;
 * top-ups and orders invoke the machine as a child.
 */
export const createAttemptMachine = <Intent, Receipt>() => {
  const withOpened = withParams(({ event }: { event: DoneActorEvent<Attempt.OpenedAttempt<Receipt>> }) => event.output);
  const withReconciled = withParams(
    ({ event }: { event: DoneActorEvent<Attempt.Reconciled<Receipt>> }) => event.output,
  );

  const attempt = setup({
    types: {
      context: {} as Attempt.AttemptContext<Intent, Receipt>,
      events: {} as Attempt.AttemptEvent,
      input: {} as Attempt.AttemptInput<Intent>,
      output: {} as Attempt.AttemptResult<Receipt>,
    },
    actors: {
      openAttempt: fromPromise<Attempt.OpenedAttempt<Receipt>, Attempt.OpenRequest<Intent>>(notProvided('openAttempt')),
      sendAttempt: fromPromise<Receipt, Attempt.SendRequest<Intent>>(notProvided('sendAttempt')),
      reconcileAttempt: fromPromise<Attempt.Reconciled<Receipt>, Attempt.ReconcileRequest>(
        notProvided('reconcileAttempt'),
      ),
    },
    actions: {
      adoptAttempt: assign((_, { key, isKnown, receipt }: Attempt.OpenedAttempt<Receipt>) => ({
        key,
        receipt,
        mayHaveArrived: isKnown,
      })),
      forgetAttempt: assign({ key: null, receipt: null, transactionCode: null, mayHaveArrived: false }),
      noteReceipt: assign({ receipt: (_, { receipt }: { receipt: Receipt }) => receipt }),
      noteReconciled: assign(({ context }, { receipt, transactionCode }: Attempt.Reconciled<Receipt>) => ({
        receipt: receipt ?? context.receipt,
        transactionCode: transactionCode ?? context.transactionCode,
        error: null,
      })),
      noteFailure: assign({ error: (_, { failure }: { failure: unknown }) => toAttemptError(failure) }),
      noteDoubt: assign({ mayHaveArrived: true }),
      noteWarned: assign({ isWarned: true }),
      forgetWarned: assign({ isWarned: false }),
      clearError: assign({ error: null }),
      conclude: assign(({ context }, { status }: Pick<Attempt.AttemptResult<Receipt>, 'status'>) => {
        const { key, receipt, transactionCode, error } = context;
        return { result: { status, key, receipt, transactionCode, error } };
      }),
    },
    guards: {
      isNew: (_, { isKnown }: Attempt.OpenedAttempt<Receipt>) => !isKnown,
      isSending: (_, { isSending }: Attempt.OpenedAttempt<Receipt>) => isSending,
      isResumed: ({ context }) => context.key !== null,
      mayHaveArrived: ({ context }) => context.mayHaveArrived,
      hasReceipt: ({ context }) => context.receipt !== null,
      isRepeatSafe: ({ context }) => context.repeatsAreOne,
      isAnswered: (_, { failure }: { failure: unknown }) => readFailure(failure).kind === 'answered',
      isKeyForgotten: (_, { failure }: { failure: unknown }) => readFailure(failure).kind === 'keyForgotten',
      isElsewhere: (_, { failure }: { failure: unknown }) => toAttemptError(failure).kind === 'otherTab',
      // A refusal does not cover an earlier request of the same attempt, so only a first request can be refused for good.
      isRefusedForGood: ({ context }, { failure }: { failure: unknown }) => {
        const { kind } = toAttemptError(failure);
        // The bank declined this attempt's own card, while a cancelled second request does not undo the first one.
        if (kind === 'declined') return true;
        return !context.mayHaveArrived && /^(refused|cancelled|blockedUrl|notProvided|otherAmount)$/.test(kind);
      },
      isPaid: (_, { status }: Attempt.Reconciled<Receipt>) => status === 'succeeded',
      isPending: (_, { status }: Attempt.Reconciled<Receipt>) => status === 'pending',
      /** True if the customer can go on to the bank at once: one who may have paid already reads the warning first. */
      isPayable: ({ context }, { status, receipt, mayBePaid }: Attempt.Reconciled<Receipt>) =>
        status === 'pending' && (receipt ?? context.receipt) !== null && !mayBePaid,
      isFailed: (_, { status }: Attempt.Reconciled<Receipt>) => status === 'failed',
      isCancelled: (_, { status }: Attempt.Reconciled<Receipt>) => status === 'cancelled',
      /** True if the provider cannot tell, and something else speaks for a payment. */
      isDoubted: (_, { status, mayBePaid }: Attempt.Reconciled<Receipt>) => status === 'unknown' && mayBePaid === true,
      isRepeatable: ({ context }, { status }: Attempt.Reconciled<Receipt>) =>
        status === 'unknown' && context.repeatsAreOne,
    },
    delays: { pollInterval: 5_000 },
  });

  const note = withReconciled('noteReconciled');
  /** The call that reads the status of the attempt, for three states; it sends no request to pay. */
  const reconciling = {
    id: 'reconcileAttempt',
    src: 'reconcileAttempt',
    input: ({ context: { key } }: { context: Attempt.AttemptContext<Intent, Receipt> }) => ({
      key: required(key, 'the key of an attempt'),
    }),
    onDone: [
      { guard: withReconciled('isPaid'), target: '#attempt.succeeded', actions: note },
      { guard: withReconciled('isPending'), target: '#attempt.pending', actions: note },
      { guard: withReconciled('isFailed'), target: '#attempt.failed', actions: note },
      { guard: withReconciled('isCancelled'), target: '#attempt.cancelled', actions: note },
      { guard: withReconciled('isDoubted'), target: '#attempt.warned', actions: note },
      { target: '#attempt.doubtful', actions: note },
    ],
    onError: [
      { guard: 'hasReceipt', target: '#attempt.pending', actions: withFailure('noteFailure') },
      { target: '#attempt.doubtful', actions: withFailure('noteFailure') },
    ],
  } as const;

  return attempt.createMachine({
    id: 'attempt',
    context: ({ input }) => ({
      ...input,
      mayHaveArrived: input.key !== null,
      isWarned: false,
      receipt: null,
      transactionCode: null,
      error: null,
      result: null,
    }),
    output: ({ context }) => required(context.result, 'a result'),
    initial: 'opening',
    states: {
      /** Finds or stores the attempt before this run sends a request. */
      opening: {
        invoke: {
          id: 'openAttempt',
          src: 'openAttempt',
          input: ({ context: { intent, key, over } }) => ({ intent, key, over }),
          onDone: [
            { guard: withOpened('isNew'), target: 'sending', actions: withOpened('adoptAttempt') },
            { guard: withOpened('isSending'), target: 'elsewhere', actions: withOpened('adoptAttempt') },
            { guard: 'isResumed', target: 'reconciling', actions: withOpened('adoptAttempt') },
            { target: 'recognizing', actions: withOpened('adoptAttempt') },
          ],
          onError: [
            { guard: 'isResumed', target: 'doubtful', actions: withFailure('noteFailure') },
            { target: 'refused', actions: withFailure('noteFailure') },
          ],
        },
      },
      /** An earlier attempt has the same intent: its status decides if this press sends a request. */
      recognizing: {
        invoke: {
          ...reconciling,
          onDone: [
            { guard: withReconciled('isPaid'), target: 'arrived', actions: note },
            { guard: withReconciled('isPayable'), target: 'accepted', actions: note },
            { guard: withReconciled('isPending'), target: 'pending', actions: note },
            { guard: withReconciled('isFailed'), target: 'opening', actions: 'forgetAttempt' },
            { guard: withReconciled('isCancelled'), target: 'opening', actions: 'forgetAttempt' },
            { guard: withReconciled('isDoubted'), target: 'warned', actions: note },
            { guard: withReconciled('isRepeatable'), target: 'sending', actions: note },
            { target: 'doubtful', actions: note },
          ],
        },
      },
      sending: {
        entry: 'clearError',
        exit: 'forgetWarned',
        invoke: {
          id: 'sendAttempt',
          src: 'sendAttempt',
          input: ({ context: { intent, key, mayHaveArrived, isWarned } }) => ({
            intent,
            mayHaveArrived,
            isWarned,
            key: required(key, 'the key of an attempt'),
          }),
          onDone: {
            target: 'accepted',
            actions: { type: 'noteReceipt', params: ({ event }) => ({ receipt: event.output }) },
          },
          onError: [
            // Another tab has the outcome already and nothing was sent: reading the status brings it here.
            { guard: withFailure('isAnswered'), target: 'reconciling', actions: 'noteDoubt' },
            { guard: withFailure('isKeyForgotten'), target: 'warned', actions: 'noteDoubt' },
            { guard: withFailure('isElsewhere'), target: 'elsewhere', actions: withFailure('noteFailure') },
            { guard: withFailure('isRefusedForGood'), target: 'refused', actions: withFailure('noteFailure') },
            { target: 'doubtful', actions: [withFailure('noteFailure'), 'noteDoubt'] },
          ],
        },
      },
      reconciling: { invoke: reconciling },
      /** The provider waits for the customer to pay. */
      pending: {
        initial: 'waiting',
        on: {
          resume: [
            { guard: 'hasReceipt', target: 'accepted' },
            { guard: 'isRepeatSafe', target: 'sending' },
            { target: 'warned' },
          ],
          startOver: 'abandoned',
        },
        states: {
          waiting: { after: { pollInterval: 'checking' }, on: { check: 'checking' } },
          checking: { invoke: reconciling },
        },
      },
      /** The answer is lost, and the provider cannot tell the status. */
      doubtful: {
        on: {
          check: 'reconciling',
          retry: [{ guard: 'isRepeatSafe', target: 'sending' }, { target: 'warned' }],
          startOver: 'abandoned',
        },
      },
      /** The customer is warned that another request may charge twice. */
      warned: {
        on: { check: 'reconciling', repeat: { target: 'sending', actions: 'noteWarned' }, startOver: 'abandoned' },
      },
      /** Another tab of this browser sends this attempt or another one; this tab sent nothing. */
      elsewhere: {
        on: {
          check: { guard: 'mayHaveArrived', target: 'reconciling' },
          retry: { guard: not('mayHaveArrived'), target: 'opening', actions: 'forgetAttempt' },
          startOver: 'abandoned',
        },
      },
      /** The receipt is there; the payment may still be open. */
      accepted: { type: 'final', entry: { type: 'conclude', params: { status: 'accepted' } } },
      refused: { type: 'final', entry: { type: 'conclude', params: { status: 'refused' } } },
      succeeded: { type: 'final', entry: { type: 'conclude', params: { status: 'succeeded' } } },
      /** An earlier attempt with the same intent was paid; this press sent nothing. */
      arrived: { type: 'final', entry: { type: 'conclude', params: { status: 'arrived' } } },
      failed: { type: 'final', entry: { type: 'conclude', params: { status: 'failed' } } },
      cancelled: { type: 'final', entry: { type: 'conclude', params: { status: 'cancelled' } } },
      abandoned: { type: 'final', entry: { type: 'conclude', params: { status: 'abandoned' } } },
    },
  });
};
