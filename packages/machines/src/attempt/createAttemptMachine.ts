import { assign, type DoneActorEvent, type ErrorActorEvent, fromPromise, not, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import { required } from '../required.ts';
import type * as Attempt from './attempt.types.ts';
import { toAttemptError } from './toAttemptError.ts';

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: event.error });

/**
 * One thing that must happen once, whatever is pressed, lost or repeated (docs/decisions/0003): remembered before it is sent,
 * asked about when the answer is lost, and never sent twice without a press that knows of the risk. The app provides the three
 * actors; top-ups and orders invoke it as a child and go on with its result.
 */
export const createAttemptMachine = <Intent, Receipt>() => {
  const reconciledOf = ({ event }: { event: DoneActorEvent<Attempt.Reconciled<Receipt>> }) => event.output;

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
      isElsewhere: (_, { failure }: { failure: unknown }) => toAttemptError(failure).kind === 'otherTab',
      // A refusal says nothing about an earlier request of the same attempt, so only the first one can be refused for good.
      isOver: ({ context }, { failure }: { failure: unknown }) => {
        const { kind } = toAttemptError(failure);
        if (kind === 'declined' || kind === 'cancelled') return true;
        return !context.mayHaveArrived && (kind === 'refused' || kind === 'blockedUrl' || kind === 'notProvided');
      },
      isPaid: (_, { status }: Attempt.Reconciled<Receipt>) => status === 'succeeded',
      isPending: (_, { status }: Attempt.Reconciled<Receipt>) => status === 'pending',
      isPayable: ({ context }, { status, receipt }: Attempt.Reconciled<Receipt>) =>
        status === 'pending' && (receipt ?? context.receipt) !== null,
      isFailed: (_, { status }: Attempt.Reconciled<Receipt>) => status === 'failed',
      isCancelled: (_, { status }: Attempt.Reconciled<Receipt>) => status === 'cancelled',
      isRepeatable: ({ context }, { status }: Attempt.Reconciled<Receipt>) =>
        status === 'unknown' && context.repeatsAreOne,
    },
    delays: { pollInterval: 5_000 },
  });

  const toReconcile = ({ context }: { context: Attempt.AttemptContext<Intent, Receipt> }) => ({
    key: required(context.key, 'the key of an attempt'),
  });
  const note = { type: 'noteReconciled', params: reconciledOf } as const;
  /** What the answer to "what became of it?" leads to; nothing is ever sent from here. */
  const reconciling = {
    id: 'reconcileAttempt',
    src: 'reconcileAttempt',
    input: toReconcile,
    onDone: [
      { guard: { type: 'isPaid', params: reconciledOf }, target: '#attempt.succeeded', actions: note },
      { guard: { type: 'isPending', params: reconciledOf }, target: '#attempt.pending', actions: note },
      { guard: { type: 'isFailed', params: reconciledOf }, target: '#attempt.failed', actions: note },
      { guard: { type: 'isCancelled', params: reconciledOf }, target: '#attempt.cancelled', actions: note },
      { target: '#attempt.doubtful', actions: note },
    ],
    onError: [
      {
        guard: 'hasReceipt',
        target: '#attempt.pending',
        actions: { type: 'noteFailure', params: failureOf },
      },
      { target: '#attempt.doubtful', actions: { type: 'noteFailure', params: failureOf } },
    ],
  } as const;

  return attempt.createMachine({
    id: 'attempt',
    context: ({ input }) => ({
      ...input,
      mayHaveArrived: input.key !== null,
      receipt: null,
      transactionCode: null,
      error: null,
      result: null,
    }),
    output: ({ context }) => required(context.result, 'a result'),
    initial: 'opening',
    states: {
      /** Finds or remembers the attempt; nothing was sent by this run yet. */
      opening: {
        invoke: {
          id: 'openAttempt',
          src: 'openAttempt',
          input: ({ context: { intent, key } }) => ({ intent, key }),
          onDone: [
            {
              guard: { type: 'isNew', params: ({ event }) => event.output },
              target: 'sending',
              actions: { type: 'adoptAttempt', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'isSending', params: ({ event }) => event.output },
              target: 'elsewhere',
              actions: { type: 'adoptAttempt', params: ({ event }) => event.output },
            },
            {
              guard: 'isResumed',
              target: 'reconciling',
              actions: { type: 'adoptAttempt', params: ({ event }) => event.output },
            },
            { target: 'recognizing', actions: { type: 'adoptAttempt', params: ({ event }) => event.output } },
          ],
          onError: [
            {
              guard: 'isResumed',
              target: 'doubtful',
              actions: { type: 'noteFailure', params: failureOf },
            },
            { target: 'refused', actions: { type: 'noteFailure', params: failureOf } },
          ],
        },
      },
      /** An earlier attempt is about the same: what became of it decides whether this press is to send anything. */
      recognizing: {
        invoke: {
          ...reconciling,
          onDone: [
            { guard: { type: 'isPaid', params: reconciledOf }, target: 'arrived', actions: note },
            { guard: { type: 'isPayable', params: reconciledOf }, target: 'accepted', actions: note },
            { guard: { type: 'isPending', params: reconciledOf }, target: 'pending', actions: note },
            { guard: { type: 'isFailed', params: reconciledOf }, target: 'opening', actions: 'forgetAttempt' },
            { guard: { type: 'isCancelled', params: reconciledOf }, target: 'opening', actions: 'forgetAttempt' },
            { guard: { type: 'isRepeatable', params: reconciledOf }, target: 'sending', actions: note },
            { target: 'doubtful', actions: note },
          ],
        },
      },
      sending: {
        entry: 'clearError',
        invoke: {
          id: 'sendAttempt',
          src: 'sendAttempt',
          input: ({ context: { intent, key, mayHaveArrived } }) => ({
            intent,
            mayHaveArrived,
            key: required(key, 'the key of an attempt'),
          }),
          onDone: {
            target: 'accepted',
            actions: { type: 'noteReceipt', params: ({ event }) => ({ receipt: event.output }) },
          },
          onError: [
            // Another tab was told meanwhile, and nothing was sent: asking tells it here too.
            { guard: { type: 'isAnswered', params: failureOf }, target: 'reconciling', actions: 'noteDoubt' },
            {
              guard: { type: 'isElsewhere', params: failureOf },
              target: 'elsewhere',
              actions: { type: 'noteFailure', params: failureOf },
            },
            {
              guard: { type: 'isOver', params: failureOf },
              target: 'refused',
              actions: { type: 'noteFailure', params: failureOf },
            },
            { target: 'doubtful', actions: [{ type: 'noteFailure', params: failureOf }, 'noteDoubt'] },
          ],
        },
      },
      reconciling: { invoke: reconciling },
      /** The provider waits for somebody to pay. */
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
      /** The answer is lost, and nobody can tell what it was. */
      doubtful: {
        on: {
          check: 'reconciling',
          retry: [{ guard: 'isRepeatSafe', target: 'sending' }, { target: 'warned' }],
          startOver: 'abandoned',
        },
      },
      /** Told that sending again may charge twice. */
      warned: { on: { check: 'reconciling', repeat: 'sending', startOver: 'abandoned' } },
      /** Another tab of this browser is sending, this very attempt or another one: nothing was sent here. */
      elsewhere: {
        on: {
          check: { guard: 'mayHaveArrived', target: 'reconciling' },
          retry: { guard: not('mayHaveArrived'), target: 'opening', actions: 'forgetAttempt' },
          startOver: 'abandoned',
        },
      },
      accepted: { type: 'final', entry: { type: 'conclude', params: { status: 'accepted' } } },
      refused: { type: 'final', entry: { type: 'conclude', params: { status: 'refused' } } },
      succeeded: { type: 'final', entry: { type: 'conclude', params: { status: 'succeeded' } } },
      arrived: { type: 'final', entry: { type: 'conclude', params: { status: 'arrived' } } },
      failed: { type: 'final', entry: { type: 'conclude', params: { status: 'failed' } } },
      cancelled: { type: 'final', entry: { type: 'conclude', params: { status: 'cancelled' } } },
      abandoned: { type: 'final', entry: { type: 'conclude', params: { status: 'abandoned' } } },
    },
  });
};
