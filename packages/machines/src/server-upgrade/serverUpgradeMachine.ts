import { isUpgraded, type Server, type UpgradeGap, upgradeGap } from '@may/domain';
import { assertEvent, assign, type DoneActorEvent, fromPromise, sendTo, setup } from 'xstate';
import type { AttemptError, AttemptResult } from '../attempt/attempt.types.ts';
import { createAttemptMachine } from '../attempt/createAttemptMachine.ts';
import { toAttemptError } from '../attempt/toAttemptError.ts';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { required } from '../required.ts';
import { withFailure, withParams } from '../withParams.ts';
import type * as Upgrade from './serverUpgrade.types.ts';
import { agreedFacts, chosen, quoting, reviewOf } from './upgradeReview.ts';

/** The attempt of an upgrade; its receipt is the server as it was read after the upgrade. */
export const upgradeAttemptMachine = createAttemptMachine<Upgrade.UpgradeIntent, Upgrade.UpgradeReceipt>();

type Result = AttemptResult<Upgrade.UpgradeReceipt>;
const withResult = withParams(({ event }: { event: DoneActorEvent<Result> }) => event.output);
const withQuote = withParams(({ event }: { event: DoneActorEvent<Upgrade.UpgradeQuote> }) => event.output);
const withServer = withParams(({ event }: { event: DoneActorEvent<Server> }) => ({ server: event.output }));

/** True if the provider may have forgotten the key of the present upgrade. */
const isDoubted = ({ attemptKey, doubtedKey }: Upgrade.ServerUpgradeContext) =>
  attemptKey !== null && attemptKey === doubtedKey;

const upgradeSetup = setup({
  types: {
    context: {} as Upgrade.ServerUpgradeContext,
    events: {} as Upgrade.ServerUpgradeEvent,
    input: {} as Upgrade.ServerUpgradeInput,
    children: {} as { attempt: 'attempt' },
  },
  actors: {
    /** Reads the server and the plans again, and finds an unanswered upgrade of the server. */
    quoteUpgrade: fromPromise<Upgrade.UpgradeQuote, Pick<Upgrade.UpgradeIntent, 'serverId' | 'upgrade'>>(
      notProvided('quoteUpgrade'),
    ),
    readServer: fromPromise<Server, { serverId: string }>(notProvided('readServer')),
    attempt: upgradeAttemptMachine,
  },
  actions: {
    /** Announces the reason against a choice. */
    announceFailure: actionNotProvided<{ gap: UpgradeGap | null; error: AttemptError | null }>('announceFailure'),
    /** A reload does not show this unanswered upgrade again. */
    putAway: actionNotProvided<{ key: string | null }>('putAway'),
    /** Reads the server's page again, in place. */
    refreshServer: actionNotProvided('refreshServer'),
    forwardToAttempt: sendTo('attempt', ({ event }) => event),
    changeChoice: assign(({ event }) => {
      assertEvent(event, 'choose');
      return { upgrade: event.upgrade, gap: null, error: null };
    }),
    clearChoice: assign({ upgrade: null, gap: null, error: null }),
    noteNoChoice: assign({ gap: 'none' }),
    noteGap: assign(({ context }, { server, plans }: Upgrade.UpgradeQuote) => ({
      gap: upgradeGap(context.upgrade, server, plans),
    })),
    noteQuote: assign(({ context }, quote: Upgrade.UpgradeQuote) => ({
      review: reviewOf(chosen(context), quote),
      wasReview: null,
      gap: null,
      error: null,
    })),
    noteNewQuote: assign(({ context }, quote: Upgrade.UpgradeQuote) => ({
      review: reviewOf(chosen(context), quote),
      wasReview: context.review,
    })),
    noteAccepted: assign((_, { key, receipt }: Pick<Result, 'key' | 'receipt'>) => ({
      attemptKey: key,
      upgraded: required(receipt, 'a receipt').server,
      readings: 0,
    })),
    noteUpgraded: assign((_, { server }: { server: Server }) => ({ upgraded: server })),
    noteReading: assign(({ context }) => ({ readings: context.readings + 1 })),
    noteRefusal: assign((_, { error }: Pick<Result, 'error'>) => ({ attemptKey: null, error })),
    noteFailure: assign((_, { failure }: { failure: unknown }) => ({ error: toAttemptError(failure) })),
    clearAttempt: assign({ attemptKey: null, upgraded: null, error: null }),
    clearError: assign({ gap: null, error: null }),
  },
  guards: {
    hasAttempt: ({ context }) => context.attemptKey !== null,
    isChosen: ({ context }) => context.upgrade !== null,
    hasGap: ({ context }, { server, plans }: Upgrade.UpgradeQuote) =>
      upgradeGap(context.upgrade, server, plans) !== null,
    isBlocked: ({ context }) => context.review?.earlier?.blocks === true,
    /** True if the price, the server and the unanswered upgrade are the same as in the review. */
    isAsReviewed: ({ context }, quote: Upgrade.UpgradeQuote) =>
      context.review !== null && agreedFacts(context.review) === agreedFacts(reviewOf(chosen(context), quote)),
    isAccepted: (_, { status, receipt }: Result) =>
      receipt !== null && (status === 'accepted' || status === 'succeeded' || status === 'arrived'),
    isAbandoned: (_, { status }: Result) => status === 'abandoned',
    wasNeverSent: (_, { status }: Result) => status === 'cancelled',
    hasUpgraded: ({ context }) => context.upgraded !== null,
    isUpgraded: ({ context }, { server }: { server: Server }) => isUpgraded(server, chosen(context)),
  },
  delays: {
    /** Milliseconds until the page shows fresh data (spec §4). */
    refreshDelay: 1_000,
    /** Milliseconds: 2, 4, 8 … 30 seconds. */
    backoff: ({ context }) => Math.min(30_000, 1_000 * 2 ** context.readings),
  },
});

/**
 * An upgrade of a disk or of the plan (spec §2, /wordpress/{id}): a choice, a review with current prices, and one request. The server is read
 * before the flow reports success.
 */
export const serverUpgradeMachine = upgradeSetup.createMachine({
  id: 'serverUpgrade',
  context: ({ input: { attempt, ...input } }) => ({
    ...input,
    upgrade: attempt?.upgrade ?? null,
    attemptKey: attempt?.key ?? null,
    review: null,
    wasReview: null,
    gap: null,
    error: null,
    upgraded: null,
    readings: 0,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasAttempt', target: 'saving' }, { target: 'choosing' }] },
    choosing: {
      initial: 'untried',
      on: {
        choose: { target: '.untried', actions: 'changeChoice' },
        review: [
          { guard: 'isChosen', target: 'quoting' },
          { target: '.refused', actions: 'noteNoChoice' },
        ],
      },
      states: {
        untried: {},
        refused: {
          entry: { type: 'announceFailure', params: ({ context: { gap, error } }) => ({ gap, error }) },
        },
      },
    },
    quoting: {
      entry: 'clearError',
      invoke: {
        ...quoting,
        onDone: [
          { guard: withQuote('hasGap'), target: 'choosing.refused', actions: withQuote('noteGap') },
          { target: 'reviewing', actions: withQuote('noteQuote') },
        ],
        onError: { target: 'choosing.refused', actions: withFailure('noteFailure') },
      },
    },
    /** The customer reviews the upgrade; after a failed reading, with its reason. An unanswered upgrade may block the confirmation. */
    reviewing: {
      on: {
        confirm: [{ guard: 'isBlocked', target: 'quoting' }, { target: 'requoting' }],
        check: 'quoting',
        back: { target: 'choosing', actions: 'clearError' },
      },
    },
    /** Server and plans are read again before the request is sent. Facts that changed return to the review. */
    requoting: {
      entry: 'clearError',
      invoke: {
        ...quoting,
        onDone: [
          { guard: withQuote('hasGap'), target: 'choosing.refused', actions: withQuote('noteGap') },
          { guard: withQuote('isAsReviewed'), target: 'saving' },
          { target: 'reviewing', actions: withQuote('noteNewQuote') },
        ],
        // Nothing was sent, so the review shows the reason.
        onError: { target: 'reviewing', actions: withFailure('noteFailure') },
      },
    },
    /** The attempt (docs/decisions/0003) decides when to send, to read the server and to wait. */
    saving: {
      invoke: {
        id: 'attempt',
        src: 'attempt',
        input: ({ context }) => ({
          intent: {
            serverId: context.serverId,
            upgrade: chosen(context),
            reviewed: context.review?.server ?? null,
          },
          key: context.attemptKey,
          repeatsAreOne: context.repeatsAreOne && !isDoubted(context),
        }),
        onDone: [
          { guard: withResult('isAccepted'), target: 'confirming', actions: withResult('noteAccepted') },
          {
            guard: withResult('isAbandoned'),
            target: 'choosing',
            actions: [{ type: 'putAway', params: ({ event }) => ({ key: event.output.key }) }, 'clearAttempt'],
          },
          { guard: withResult('wasNeverSent'), target: 'choosing', actions: 'clearAttempt' },
          { target: 'choosing.refused', actions: withResult('noteRefusal') },
        ],
      },
      on: {
        // The screen offers it while no request is on its way. The attempt stays stored, so the confirmation asks about it first.
        review: { target: 'quoting', actions: 'clearAttempt' },
        check: { actions: 'forwardToAttempt' },
        retry: { actions: 'forwardToAttempt' },
        resume: { actions: 'forwardToAttempt' },
        repeat: { actions: 'forwardToAttempt' },
        startOver: { actions: 'forwardToAttempt' },
      },
    },
    /** The provider accepted the upgrade. The flow reports success only of a server that was read with it. */
    confirming: {
      initial: 'starting',
      on: {
        startOver: {
          target: 'choosing',
          actions: [
            { type: 'putAway', params: ({ context }) => ({ key: context.attemptKey }) },
            'clearAttempt',
            'clearChoice',
          ],
        },
      },
      states: {
        starting: { always: [{ guard: 'hasUpgraded', target: '#serverUpgrade.saved' }, { target: 'reading' }] },
        reading: {
          invoke: {
            id: 'readServer',
            src: 'readServer',
            input: ({ context }) => ({ serverId: context.serverId }),
            onDone: [
              {
                guard: withServer('isUpgraded'),
                target: '#serverUpgrade.saved',
                actions: withServer('noteUpgraded'),
              },
              { target: 'unseen', actions: 'noteReading' },
            ],
            onError: { target: 'unseen', actions: 'noteReading' },
          },
        },
        unseen: { after: { backoff: 'reading' }, on: { check: 'reading' } },
      },
    },
    saved: {
      // A customer who leaves within the second would else see the old size and the old wallet.
      entry: 'refreshServer',
      after: { refreshDelay: { actions: 'refreshServer' } },
      on: {
        choose: { target: 'choosing', actions: ['clearAttempt', 'changeChoice'] },
        startOver: { target: 'choosing', actions: ['clearAttempt', 'clearChoice'] },
      },
    },
  },
});
