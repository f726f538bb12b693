import type { Announcement } from '@may/domain/bell/notice.ts';
import type { Confirmed } from '@may/domain/confirmed.ts';
import type { Server } from '@may/domain/servers/server.ts';
import { isUpgraded, priceUpgrade, type ServerUpgrade, upgradeGap } from '@may/domain/servers/upgrade.ts';
import { assertEvent, assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import { required } from '../required.ts';
import { withFailure, withParams } from '../withParams.ts';
import type { UpdateOutcome } from './serverUpdate.types.ts';
import type * as Upgrade from './serverUpgrade.types.ts';

type In = { context: Upgrade.ServerUpgradeContext };

const withOutcome = withParams(({ event }: { event: DoneActorEvent<UpdateOutcome> }) => event.output);
const withQuote = withParams(({ event }: { event: DoneActorEvent<Upgrade.UpgradeQuote> }) => event.output);
const withServer = withParams(({ event }: { event: DoneActorEvent<Confirmed<Server>> }) => ({ server: event.output }));
const withPageReading = withParams(({ event }: { event: { server: Confirmed<Server> } }) => ({ server: event.server }));

/** The upgrade of a flow in which something is chosen. */
const chosen = ({ upgrade }: Pick<Upgrade.ServerUpgradeContext, 'upgrade'>): ServerUpgrade =>
  required(upgrade, 'an upgrade');

const nothing = {
  review: null,
  wasReview: null,
  gap: null,
  error: null,
  isSent: false,
  isAccepted: false,
  upgraded: null,
  readings: 0,
};

/** The notice about a choice under the minimum, or about the provider's refusal. Where nothing was sent, the page alone says so. */
const announcementOf = ({ context: { part, gap, error } }: In): Announcement | null => {
  if (gap === 'tooSmall') return { kind: 'diskTooSmall', subject: null, remedy: null };
  if (error?.kind !== 'refused') return null;
  return { kind: 'upgradeRefused', subject: { part, serverMessage: error.serverMessage }, remedy: null };
};

const upgradeSetup = setup({
  types: {
    context: {} as Upgrade.ServerUpgradeContext,
    events: {} as Upgrade.ServerUpgradeEvent,
    input: {} as Upgrade.ServerUpgradeInput,
  },
  actors: {
    /** Reads the server and the plans, and finds an update that may still arrive. */
    quoteUpgrade: fromPromise<Upgrade.UpgradeQuote, { upgrade: ServerUpgrade }>(notProvided('quoteUpgrade')),
    /** Sends the upgrade, if the server and its price are the reviewed ones. */
    updateServer: fromPromise<UpdateOutcome, { upgrade: ServerUpgrade; review: Upgrade.ReviewedUpgrade }>(
      notProvided('updateServer'),
    ),
    readServer: fromPromise<Confirmed<Server>, void>(notProvided('readServer')),
  },
  actions: {
    announce: actionNotProvided<Announcement | null>('announce'),
    /** Reads the server's page again, in place. */
    refreshServer: actionNotProvided('refreshServer'),
    changeChoice: assign(({ event }) => {
      assertEvent(event, 'choose');
      return { ...nothing, upgrade: event.upgrade };
    }),
    clearChoice: assign({ ...nothing, upgrade: null }),
    noteNoChoice: assign({ gap: 'none' }),
    noteGap: assign(({ context }, { server, plans }: Upgrade.UpgradeQuote) => ({
      gap: upgradeGap(context.upgrade, server, plans),
    })),
    noteQuote: assign(({ context }, quote: Upgrade.UpgradeQuote) => ({
      review: { ...quote, cost: priceUpgrade(quote.server, quote.plans, chosen(context)) },
    })),
    noteOldReview: assign(({ context }) => ({ wasReview: context.review })),
    noteOutcome: assign((_, { status, serverMessage }: UpdateOutcome) => ({
      error: { kind: status === 'refused' || status === 'unread' ? status : 'unknown', serverMessage },
    })),
    noteSent: assign((_, { status }: UpdateOutcome) => ({
      isSent: true,
      isAccepted: status === 'accepted',
      readings: 0,
    })),
    noteNoAnswer: assign({
      error: { kind: 'unknown', serverMessage: null },
      isSent: true,
      isAccepted: false,
      readings: 0,
    }),
    noteUnread: assign((_, { failure }: { failure: unknown }) => ({
      error: { kind: 'unread', serverMessage: readFailure(failure).serverMessage },
    })),
    noteUpgraded: assign((_, { server }: { server: Confirmed<Server> | null }) => ({ upgraded: server })),
    noteReading: assign(({ context }) => ({ readings: context.readings + 1 })),
    clearReasons: assign({ wasReview: null, gap: null, error: null }),
  },
  guards: {
    isChosen: ({ context }) => context.upgrade !== null,
    hasGap: ({ context }, { server, plans }: Upgrade.UpgradeQuote) =>
      upgradeGap(context.upgrade, server, plans) !== null,
    isBlocked: ({ context }) => context.review?.blocking != null,
    isShown: (_, { status }: UpdateOutcome) => status === 'shown',
    isUnread: (_, { status }: UpdateOutcome) => status === 'unread',
    isRefused: (_, { status }: UpdateOutcome) => status === 'refused',
    hasChanged: (_, { status }: UpdateOutcome) => status === 'changed' || status === 'blocked',
    /** True if a reading shows the upgrade. */
    isUpgraded: ({ context }, { server }: { server: Server }) => isUpgraded(server, chosen(context)),
    isFound: ({ context }, { server }: { server: Server }) => context.isSent && isUpgraded(server, chosen(context)),
  },
  delays: {
    /** Milliseconds until the page shows fresh data (spec §4). */
    refreshDelay: 1_000,
    /** Milliseconds: 2, 4, 8 … 30 seconds. */
    backoff: ({ context }) => Math.min(30_000, 2_000 * 2 ** context.readings),
  },
});

const saved = '#serverUpgrade.saved';

/**
 * An upgrade of a disk or of the plan (spec §2, /wordpress/{id}): a choice, a review with current prices, and a request that names the whole value.
 * Only a server that was read with the upgrade is a success.
 */
export const serverUpgradeMachine = upgradeSetup.createMachine({
  id: 'serverUpgrade',
  context: ({ input: { sent, ...input } }) => ({
    ...nothing,
    ...input,
    upgrade: sent?.upgrade ?? null,
    isSent: sent !== null,
    isAccepted: sent?.isAccepted ?? false,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isChosen', target: 'unclear.looking' }, { target: 'choosing' }] },
    choosing: {
      initial: 'untried',
      on: {
        choose: { target: '.untried', actions: 'changeChoice' },
        review: [
          { guard: 'isChosen', target: 'quoting', actions: 'clearReasons' },
          { target: '.refused', actions: 'noteNoChoice' },
        ],
      },
      states: { untried: {}, refused: { entry: { type: 'announce', params: announcementOf } } },
    },
    quoting: {
      invoke: {
        id: 'quoteUpgrade',
        src: 'quoteUpgrade',
        input: ({ context }) => ({ upgrade: chosen(context) }),
        onDone: [
          { guard: withQuote('isFound'), target: 'saved', actions: withQuote('noteUpgraded') },
          { guard: withQuote('hasGap'), target: 'choosing.refused', actions: withQuote('noteGap') },
          { target: 'reviewing', actions: withQuote('noteQuote') },
        ],
        onError: { target: 'choosing.refused', actions: withFailure('noteUnread') },
      },
    },
    /** The customer reviews the upgrade. An update that may still arrive blocks the confirmation. */
    reviewing: {
      on: {
        confirm: [
          { guard: 'isBlocked', target: 'quoting' },
          { target: 'saving', actions: 'clearReasons' },
        ],
        check: { target: 'quoting', actions: 'clearReasons' },
        back: { target: 'choosing', actions: 'clearReasons' },
      },
    },
    saving: {
      invoke: {
        id: 'updateServer',
        src: 'updateServer',
        input: ({ context }) => ({ upgrade: chosen(context), review: required(context.review, 'a review') }),
        onDone: [
          { guard: withOutcome('isShown'), target: 'saved', actions: withOutcome('noteUpgraded') },
          { guard: withOutcome('hasChanged'), target: 'quoting', actions: 'noteOldReview' },
          { guard: withOutcome('isUnread'), target: 'reviewing', actions: withOutcome('noteOutcome') },
          { guard: withOutcome('isRefused'), target: 'choosing.refused', actions: withOutcome('noteOutcome') },
          { target: 'unclear', actions: [withOutcome('noteOutcome'), withOutcome('noteSent')] },
        ],
        onError: { target: 'unclear', actions: 'noteNoAnswer' },
      },
    },
    /** The update may still arrive, or was accepted: the server is read until it shows the upgrade. */
    unclear: {
      initial: 'resting',
      on: {
        'server.read': {
          guard: withPageReading('isUpgraded'),
          target: 'saved',
          actions: withPageReading('noteUpgraded'),
        },
        // The same value may be sent again, after another look at its price.
        retry: { target: 'quoting', actions: 'clearReasons' },
        startOver: { target: 'choosing', actions: 'clearChoice' },
      },
      states: {
        resting: { after: { backoff: 'looking' }, on: { check: 'looking' } },
        looking: {
          invoke: {
            id: 'readServer',
            src: 'readServer',
            onDone: [
              { guard: withServer('isUpgraded'), target: saved, actions: withServer('noteUpgraded') },
              { target: 'resting', actions: 'noteReading' },
            ],
            onError: { target: 'resting', actions: 'noteReading' },
          },
        },
      },
    },
    saved: {
      // A customer who leaves within the second would else see the old size and the old wallet.
      entry: 'refreshServer',
      after: { refreshDelay: { actions: 'refreshServer' } },
      on: { startOver: { target: 'choosing', actions: 'clearChoice' } },
    },
  },
});
