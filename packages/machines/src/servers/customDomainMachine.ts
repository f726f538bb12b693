import type { Announcement } from '@may/domain/bell/notice.ts';
import { type DomainHolder, domainsOf, holdsDomain, isSameDomain } from '@may/domain/servers/customDomain.ts';
import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { withParams } from '../withParams.ts';
import type * as Custom from './customDomain.types.ts';
import type { UpdateOutcome } from './serverUpdate.types.ts';

type In = { context: Custom.CustomDomainContext };
type Waiting = readonly Custom.UnverifiedDomain[];

/** The context without a task. */
const nothing = { typed: '', isTried: false, name: '', error: null, earlier: [] };

/** Remembered at most; the oldest are forgotten first. */
const mostUnverified = 20;

/** The waiting domains with this one first. */
const withWaiting = (waiting: Waiting, one: Custom.UnverifiedDomain): Waiting =>
  [one, ...waiting.filter(({ name }) => !isSameDomain(name, one.name))].slice(0, mostUnverified);

const withoutListed = (waiting: Waiting, server: DomainHolder): Waiting =>
  waiting.filter(({ name }) => !holdsDomain(server, name));

const customDomainSetup = setup({
  types: {
    context: {} as Custom.CustomDomainContext,
    events: {} as Custom.CustomDomainEvent,
    input: {} as Custom.CustomDomainInput,
  },
  actors: {
    /** Sends the list as it is now, with or without one name. */
    updateDomains: fromPromise<UpdateOutcome, Custom.DomainsChange>(notProvided('updateDomains')),
  },
  actions: {
    announce: actionNotProvided<Announcement | null>('announce'),
    announceVerified: actionNotProvided<{ name: string }>('announceVerified'),
    announceRemoved: actionNotProvided<{ name: string }>('announceRemoved'),
    /** Makes the pages that show the server read it again. */
    announceChanged: actionNotProvided('announceChanged'),
    /** Keeps the domains for a return to this page, because a record takes time to be made. */
    rememberUnverified: actionNotProvided<{ unverified: Waiting }>('rememberUnverified'),
    forgetTask: assign({ ...nothing }),
    beginAdding: assign((_, { typed }: { typed: string }) => ({ ...nothing, typed })),
    noteTyped: assign((_, { typed }: { typed: string }) => ({ typed, error: null })),
    noteTried: assign({ isTried: true }),
    beginTask: assign((_, { name }: { name: string | null }) => ({ name: name ?? '', error: null })),
    beginRemoval: assign((_, { name }: { name: string }) => ({ ...nothing, name })),
    noteEnd: assign((_, { status, serverMessage }: UpdateOutcome) => ({ error: { kind: status, serverMessage } })),
    noteNoAnswer: assign({ error: { kind: 'unknown', serverMessage: null } }),
    /** Until the list proves the update, its domain may be there or not. */
    noteSent: assign(({ context: { unverified, name } }) => ({
      earlier: unverified,
      unverified: withWaiting(unverified, { name, reason: 'unknown', serverMessage: null }),
    })),
    takeBack: assign(({ context: { earlier } }) => ({ unverified: earlier })),
    noteWaiting: assign(({ context: { unverified, name } }, { status, serverMessage }: UpdateOutcome) => ({
      unverified: withWaiting(unverified, {
        name,
        reason: status === 'refused' || status === 'accepted' ? status : 'unknown',
        serverMessage,
      }),
    })),
    dropListed: assign(({ context: { unverified, earlier } }, { server }: { server: DomainHolder | null }) =>
      server ? { unverified: withoutListed(unverified, server), earlier: withoutListed(earlier, server) } : {},
    ),
    dropForgotten: assign(({ context: { unverified } }, { name }: { name: string }) => ({
      unverified: unverified.filter((waiting) => waiting.name !== name),
    })),
  },
  guards: {
    hasName: (_, { name }: { name: string | null }) => name !== null,
    hasUnverified: ({ context }) => context.unverified.length > 0,
    hasNoUnverified: ({ context }) => context.unverified.length === 0,
    isTyped: ({ context }) => context.typed !== '',
    isShown: (_, { status }: UpdateOutcome) => status === 'shown',
    isRefused: (_, { status }: UpdateOutcome) => status === 'refused',
    isUnsent: (_, { status }: UpdateOutcome) => ['changed', 'blocked', 'unread', 'primary'].includes(status),
    /** True if the list lacks the domain whose removal is not known. */
    isGone: ({ context: { name, error } }, { server }: { server: DomainHolder }) =>
      (error?.kind === 'unknown' || error?.kind === 'accepted') &&
      domainsOf(server) !== null &&
      !holdsDomain(server, name),
  },
  delays: { refetchDelay: 1_000 },
});

const withOutcome = withParams(({ event }: { event: DoneActorEvent<UpdateOutcome> }) => event.output);
const withTyped = withParams(({ event }: { event: { typed: string } }) => event);
const withName = withParams(({ event }: { event: { name: string } }) => event);
const withServer = withParams(({ event }: { event: { server: DomainHolder } }) => event);
const remember = {
  type: 'rememberUnverified',
  params: ({ context }: In) => ({ unverified: context.unverified }),
} as const;
const announceRefusal = {
  type: 'announce',
  params: ({ event }: { event: DoneActorEvent<UpdateOutcome> }): Announcement => ({
    kind: 'customDomainsNotUpdated',
    subject: { serverMessage: event.output.serverMessage },
    remedy: null,
  }),
} as const;
const withOwnName = withParams(({ context: { name } }: In) => ({ name }));
const updating = (task: 'add' | 'remove') =>
  ({
    id: 'updateDomains',
    src: 'updateDomains',
    input: ({ context: { name } }: In): Custom.DomainsChange => ({ task, name }),
  }) as const;
const sendingActions = ['noteSent', remember] as const;

const choices = {
  add: { target: '#customDomain.editing', actions: withTyped('beginAdding') },
  verify: { target: '#customDomain.saving', actions: ['forgetTask', withName('beginTask'), ...sendingActions] },
  remove: { target: '#customDomain.removing', actions: withName('beginRemoval') },
} as const;
const removed = { target: '#customDomain.removed', actions: withOwnName('announceRemoved') } as const;

/** Adds, verifies and removes a domain of a server (spec §2, Domain). Only the provider's list proves an update. */
export const customDomainMachine = customDomainSetup.createMachine({
  id: 'customDomain',
  context: ({ input }) => ({ ...nothing, ...input }),
  initial: 'listed',
  on: { 'list.changed': { actions: [withServer('dropListed'), remember] } },
  states: {
    listed: { always: { guard: 'hasUnverified', target: 'unverified' }, on: choices },
    /** The provider's list lacks these domains; each waits for its record and another try. */
    unverified: {
      always: { guard: 'hasNoUnverified', target: 'listed' },
      on: { ...choices, forget: { actions: [withName('dropForgotten'), remember] } },
    },
    editing: {
      on: {
        type: { actions: withTyped('noteTyped') },
        submit: [
          {
            guard: { type: 'hasName', params: ({ event }) => event },
            target: 'saving',
            actions: [{ type: 'beginTask', params: ({ event }) => event }, ...sendingActions],
          },
          { actions: 'noteTried' },
        ],
        close: { target: 'listed', actions: 'forgetTask' },
      },
    },
    saving: {
      invoke: {
        ...updating('add'),
        onDone: [
          {
            guard: withOutcome('isShown'),
            target: 'verified',
            actions: [withOutcome('dropListed'), remember, withOwnName('announceVerified')],
          },
          { guard: withOutcome('isUnsent'), target: 'unsent', actions: [withOutcome('noteEnd'), 'takeBack', remember] },
          {
            guard: withOutcome('isRefused'),
            target: 'unverified',
            actions: [withOutcome('noteWaiting'), remember, announceRefusal],
          },
          { target: 'unverified', actions: [withOutcome('noteWaiting'), remember] },
        ],
        // The domain is remembered as unknown.
        onError: 'unverified',
      },
    },
    unsent: { always: [{ guard: 'isTyped', target: 'editing' }, { target: 'unverified' }] },
    /** After 1 s the page reads the server again (spec §4). */
    verified: { after: { refetchDelay: 'listed' }, on: choices, exit: ['announceChanged'] },
    removing: {
      initial: 'asking',
      states: {
        /** The question, with the end of the last try. A late update may still remove the domain. */
        asking: {
          on: {
            confirm: { target: 'working', actions: withOwnName('beginTask') },
            close: { target: '#customDomain.listed', actions: 'forgetTask' },
            'list.changed': { guard: withServer('isGone'), ...removed },
          },
        },
        working: {
          invoke: {
            ...updating('remove'),
            onDone: [
              { guard: withOutcome('isShown'), ...removed },
              { guard: withOutcome('isRefused'), target: 'asking', actions: [withOutcome('noteEnd'), announceRefusal] },
              { target: 'asking', actions: withOutcome('noteEnd') },
            ],
            onError: { target: 'asking', actions: 'noteNoAnswer' },
          },
        },
      },
    },
    removed: { after: { refetchDelay: 'listed' }, on: choices, exit: ['announceChanged'] },
  },
});
