import type { Announcement } from '@may/domain/bell/notice.ts';
import type { CardSetup } from '@may/domain/cards/card.ts';
import type { Confirmed } from '@may/domain/confirmed.ts';
import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import { withFailure, withParams } from '../withParams.ts';
import type * as Link from './linkCard.types.ts';

const withSetup = withParams(({ event }: { event: DoneActorEvent<Link.SetupConfirmed> }) => event.output);

const problems: readonly Link.LinkCardProblem[] = ['unreachable', 'scriptMissing', 'notConfigured'];

const linkCardSetup = setup({
  types: {
    context: {} as Link.LinkCardContext,
    events: {} as Link.LinkCardEvent,
    input: {} as Link.LinkCardInput,
  },
  actors: {
    /** A secret serves one card, so each opening of the form loads its own, with the card provider's script. */
    loadSecret: fromPromise<void>(notProvided('loadSecret')),
    confirmSetup: fromPromise<Link.SetupConfirmed>(notProvided('confirmSetup')),
    retrieveSetup: fromPromise<Confirmed<CardSetup>>(notProvided('retrieveSetup')),
  },
  actions: {
    /** Removes the card provider's parameters from the address. */
    consumeReturn: actionNotProvided('consumeReturn'),
    announce: actionNotProvided<Announcement | null>('announce'),
    /** Reads the cards again, and leads back to a top-up that was interrupted for this one. */
    welcomeCard: actionNotProvided('welcomeCard'),
    noteFormError: assign({
      formError: (_, result: Link.SetupConfirmed) => (result.status === 'invalid' ? (result.message ?? '') : null),
    }),
    clearFormError: assign({ formError: null }),
    noteProblem: assign((_, { failure }: { failure: unknown }) => {
      const { kind, serverMessage } = readFailure(failure);
      return { serverMessage, problem: problems.find((known) => known === kind) ?? 'unreachable' };
    }),
    clearProblem: assign({ problem: null, serverMessage: null, formError: null }),
  },
  guards: {
    isReturn: ({ context }) => context.isReturn,
    isLeaving: (_, { status }: Link.SetupConfirmed) => status === 'leaving',
    isInvalid: (_, { status }: Link.SetupConfirmed) => status === 'invalid',
    isSaved: (_, { status }: Link.SetupConfirmed) => status === 'saved',
    isProcessing: (_, { status }: Link.SetupConfirmed) => status === 'processing',
    isRejected: (_, { status }: Link.SetupConfirmed) => status === 'rejected',
    isCancelled: (_, { status }: Link.SetupConfirmed) => status === 'cancelled',
    isUnfinished: (_, { status }: Link.SetupConfirmed) => status === 'unfinished',
  },
  delays: { pollInterval: 5_000 },
});

const announce = (kind: 'cardLinked' | 'cardProcessing' | 'cardRejected') =>
  ({ type: 'announce', params: { kind, subject: null, remedy: null } }) as const;

const isProcessing = withSetup('isProcessing');
const toProcessing = {
  guard: isProcessing,
  target: '#linkCard.processing',
  actions: announce('cardProcessing'),
} as const;
// The customer was told when the processing began.
const stillProcessing = { guard: isProcessing, target: '#linkCard.processing.waiting' } as const;

/** The next state for each status of a setup intent. */
const standingWith = <const Processing>(processing: Processing) =>
  [
    { guard: withSetup('isSaved'), target: '#linkCard.saved' },
    processing,
    { guard: withSetup('isRejected'), target: '#linkCard.rejected' },
    { guard: withSetup('isCancelled'), target: '#linkCard.cancelled' },
    { guard: withSetup('isUnfinished'), target: '#linkCard.unfinished' },
    { target: '#linkCard.unknown' },
  ] as const;
const standing = standingWith(toProcessing);

const retrieving = {
  id: 'retrieveSetup',
  src: 'retrieveSetup',
  onDone: standing,
  onError: { target: '#linkCard.unknown', actions: withFailure('noteProblem') },
} as const;

/** Linking a card (spec §2, /link-card): the card provider's form, and the status when it returns here. */
export const linkCardMachine = linkCardSetup.createMachine({
  id: 'linkCard',
  context: ({ input }) => ({ ...input, problem: null, formError: null, serverMessage: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isReturn', target: 'retrievingSetupIntent', actions: 'consumeReturn' },
        { target: 'loadingSecret' },
      ],
    },
    loadingSecret: {
      entry: 'clearProblem',
      invoke: {
        id: 'loadSecret',
        src: 'loadSecret',
        onDone: 'editing',
        onError: { target: 'unavailable', actions: withFailure('noteProblem') },
      },
    },
    unavailable: { on: { retry: 'loadingSecret' } },
    editing: {
      initial: 'mounting',
      on: {
        'form.lost': {
          target: 'unavailable',
          actions: { type: 'noteProblem', params: { failure: { kind: 'scriptMissing' } } },
        },
      },
      states: {
        mounting: { on: { 'form.shown': 'ready' } },
        ready: { on: { submit: '#linkCard.confirming' } },
      },
    },
    confirming: {
      entry: 'clearFormError',
      invoke: {
        id: 'confirmSetup',
        src: 'confirmSetup',
        onDone: [
          { guard: withSetup('isLeaving'), target: 'leaving' },
          { guard: withSetup('isInvalid'), target: 'editing.ready', actions: withSetup('noteFormError') },
          ...standing,
        ],
        // The card may or may not be linked. Linking it twice does no harm, so the customer may check or try again.
        onError: { target: 'unknown', actions: withFailure('noteProblem') },
      },
    },
    /** The browser shows the card provider's page until it returns. */
    leaving: { on: { return: 'retrievingSetupIntent' } },
    retrievingSetupIntent: { invoke: retrieving },
    saved: { entry: [announce('cardLinked'), 'welcomeCard'], on: { another: 'loadingSecret' } },
    processing: {
      initial: 'waiting',
      on: { another: 'loadingSecret' },
      states: {
        waiting: { after: { pollInterval: 'checking' }, on: { check: 'checking' } },
        checking: { invoke: { ...retrieving, onDone: standingWith(stillProcessing) } },
      },
    },
    rejected: { entry: announce('cardRejected'), on: { another: 'loadingSecret' } },
    cancelled: { on: { another: 'loadingSecret' } },
    unfinished: { on: { another: 'loadingSecret' } },
    unknown: { on: { check: 'retrievingSetupIntent', another: 'loadingSecret' } },
  },
});
