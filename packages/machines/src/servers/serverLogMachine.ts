import { assertEvent, assign, type DoneActorEvent, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import { actionNotProvided, NotProvidedError, notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import { required } from '../required.ts';
import { withFailure, withParams } from '../withParams.ts';
import type * as Log from './serverLog.types.ts';

const withAddress = withParams(({ event }: { event: DoneActorEvent<Log.LogAddress> }) => event.output);

/** The number of tries in a row without a connection that held, after which the flow gives up. */
const mostFailures = 10;

/** Milliseconds before the next try: 1, 2, 4 … 30 seconds, each up to a quarter longer. */
const waitAfter = (failures: number, spread: number): number =>
  Math.round(Math.min(30_000, 1_000 * 2 ** (failures - 1)) * (1 + spread / 4));

const afterFailure = (
  context: Log.ServerLogContext,
  failure: Log.LogFailure,
  retryAfterMs: number | null = null,
): Partial<Log.ServerLogContext> => {
  const failures = context.failures + 1;
  return {
    failure,
    failures,
    refusal: null,
    url: null,
    waitMs: Math.max(waitAfter(failures, context.spread), retryAfterMs ?? 0),
  };
};

const logSetup = setup({
  types: {
    context: {} as Log.ServerLogContext,
    events: {} as Log.ServerLogEvent,
    input: {} as Log.ServerLogInput,
  },
  actors: {
    /** Asks for an address and vets it. A rejection has a `kind`: `refused`, `offline` or `unknown`. */
    requestUrl: fromPromise<Log.LogAddress, { serverId: string }>(notProvided('requestUrl')),
    /** Holds the connection. Its lines go to the view at once. */
    streamLog: fromCallback<EventObject, { url: string }>(() => {
      throw new NotProvidedError('actor', 'streamLog');
    }),
  },
  actions: {
    /** Marks in the log that lines may be missing from here on. */
    markGap: actionNotProvided('markGap'),
    /** Marks in a log that already has lines that the new ones start here. */
    markOpened: actionNotProvided('markOpened'),
    noteAddress: assign((_, address: Log.LogAddress) => ({ url: address.ok ? address.url : null, refusal: null })),
    noteRefusal: assign((_, address: Log.LogAddress) => ({
      refusal: address.ok ? null : address.reason,
      failures: 0,
      failure: null,
    })),
    noteNoAddress: assign(({ context }, { failure }: { failure: unknown }) => {
      const { kind, serverMessage, retryAfterMs } = readFailure(failure);
      return afterFailure(
        context,
        { kind: kind === 'refused' ? 'denied' : 'unreachable', serverMessage },
        retryAfterMs,
      );
    }),
    noteNotOpened: assign(({ context }) => afterFailure(context, { kind: 'notOpened', serverMessage: null })),
    noteDropped: assign(({ context }) => afterFailure(context, { kind: 'dropped', serverMessage: null })),
    noteOpened: assign(({ event }) => {
      assertEvent(event, 'socket.opened');
      return { openedAt: event.at };
    }),
    noteHeld: assign({ failures: 0, failure: null }),
    startAgain: assign({ url: null, failures: 0, failure: null, refusal: null }),
    /** The last failure or refusal stays on the screen until the answer is there. */
    countAnew: assign({ failures: 0 }),
    countDown: assign(({ context }) => ({ waitMs: context.waitMs - stepOf(context) })),
  },
  guards: {
    isAccepted: (_, { ok }: Log.LogAddress) => ok,
    /** True if the provider answered that it gives no address. */
    isDenied: (_, { failure }: { failure: unknown }) => readFailure(failure).kind === 'refused',
    isOffline: (_, { failure }: { failure: unknown }) => readFailure(failure).kind === 'offline',
    isLastTry: ({ context }) => context.failures + 1 >= mostFailures,
    isTimeLeft: ({ context }) => context.waitMs > stepOf(context),
  },
  delays: {
    step: ({ context }) => stepOf(context),
    /** A browser alone would wait for minutes. */
    patience: 15_000,
    /** A connection that ends sooner counts as a failed try. */
    steady: 5_000,
  },
});

/** Milliseconds until the shown number of seconds changes. */
const stepOf = ({ waitMs }: Pick<Log.ServerLogContext, 'waitMs'>): number => waitMs % 1_000 || 1_000;

const notOpened = [
  { guard: 'isLastTry', target: '#serverLog.failed', actions: 'noteNotOpened' },
  { target: '#serverLog.reconnecting', actions: 'noteNotOpened' },
] as const;

/**
 * The running log of a server (spec §2, Runtime logs): an address for each connection, the connection, and the tries after it was lost. Pause,
 * follow, search and filters belong to the view.
 */
export const serverLogMachine = logSetup.createMachine({
  id: 'serverLog',
  context: ({ input }) => ({
    ...input,
    url: null,
    openedAt: null,
    failures: 0,
    waitMs: 0,
    failure: null,
    refusal: null,
  }),
  initial: 'requestingUrl',
  on: { 'page.left': '.away' },
  states: {
    requestingUrl: {
      invoke: {
        id: 'requestUrl',
        src: 'requestUrl',
        input: ({ context }) => ({ serverId: context.serverId }),
        onDone: [
          { guard: withAddress('isAccepted'), target: 'listening', actions: withAddress('noteAddress') },
          { target: 'refused', actions: withAddress('noteRefusal') },
        ],
        onError: [
          { guard: withFailure('isDenied'), target: 'failed', actions: withFailure('noteNoAddress') },
          { guard: withFailure('isOffline'), target: 'offline' },
          { guard: 'isLastTry', target: 'failed', actions: withFailure('noteNoAddress') },
          { target: 'reconnecting', actions: withFailure('noteNoAddress') },
        ],
      },
    },
    /** One connection. */
    listening: {
      initial: 'connecting',
      invoke: {
        id: 'streamLog',
        src: 'streamLog',
        input: ({ context }) => ({ url: required(context.url, 'an address') }),
      },
      states: {
        connecting: {
          after: { patience: notOpened },
          on: {
            'socket.opened': { target: 'streaming', actions: ['noteOpened', 'markOpened'] },
            'socket.closed': notOpened,
          },
        },
        streaming: {
          exit: 'markGap',
          after: { steady: { actions: 'noteHeld' } },
          on: {
            'socket.closed': [
              { guard: 'isLastTry', target: '#serverLog.failed', actions: 'noteDropped' },
              { target: '#serverLog.reconnecting', actions: 'noteDropped' },
            ],
            // A connection that was open while the network was away may be dead, and a quiet log cannot tell.
            'network.returned': { target: '#serverLog.requestingUrl', actions: 'startAgain' },
          },
        },
      },
    },
    /** Waits before the next try. */
    reconnecting: {
      after: {
        step: [
          { guard: 'isTimeLeft', target: 'reconnecting', reenter: true, actions: 'countDown' },
          { target: 'requestingUrl' },
        ],
      },
      on: { retry: 'requestingUrl', 'network.returned': 'requestingUrl' },
    },
    /** A try failed while the browser is offline. Such a try does not count. */
    offline: { on: { retry: 'requestingUrl', 'network.returned': 'requestingUrl' } },
    failed: {
      on: {
        retry: { target: 'requestingUrl', actions: 'countAnew' },
        'network.returned': { target: 'requestingUrl', actions: 'countAnew' },
      },
    },
    /** The portal opens no connection to this address. */
    refused: { on: { retry: 'requestingUrl' } },
    /** No connection while the page is not seen. */
    away: { on: { 'page.returned': { target: 'requestingUrl', actions: 'startAgain' } } },
  },
});
