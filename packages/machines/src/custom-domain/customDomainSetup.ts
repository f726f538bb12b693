import {
  type Announcement,
  type DomainHolder,
  domainsOf,
  holdsDomain,
  isPrimaryDomain,
  isSameDomain,
} from '@may/domain';
import { assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import type * as Custom from './customDomain.types.ts';

/** The context without a task. */
export const nothing = {
  typed: '',
  isTried: false,
  isBoth: null,
  names: [],
  attemptKey: null,
  server: null,
  error: null,
  earlier: [],
  isAccepted: false,
};

/** Remembered at most, in updates; the oldest are forgotten first. */
const mostUnverified = 20;

type Groups = readonly Custom.UnverifiedDomains[];

const withoutNames = (groups: Groups, isGone: (name: string) => boolean): Groups =>
  groups
    .map((group) => ({ ...group, names: group.names.filter((name) => !isGone(name)) }))
    .filter(({ names }) => names.length > 0);

/** The groups with this one first; each name stands in one group. */
const withGroup = (groups: Groups, group: Custom.UnverifiedDomains): Groups =>
  [group, ...withoutNames(groups, (name) => group.names.some((other) => isSameDomain(name, other)))].slice(
    0,
    mostUnverified,
  );

const missingIn = (server: DomainHolder, names: readonly string[]) =>
  names.filter((name) => !holdsDomain(server, name));

export const customDomainSetup = setup({
  types: {
    context: {} as Custom.CustomDomainContext,
    events: {} as Custom.CustomDomainEvent,
    input: {} as Custom.CustomDomainInput,
  },
  actors: {
    /** Reads the server without a cache. */
    readServer: fromPromise<DomainHolder, { id: string }>(notProvided('readServer')),
    /**
     * Sends the update. Rejects without a request as `changed` if the list is not the one that was read, and as `notRead` if it cannot be read
     * again. Rejects as `blocked` if an earlier update may still arrive and undo this one.
     */
    updateDomains: fromPromise<void, Custom.DomainsUpdate>(notProvided('updateDomains')),
  },
  actions: {
    announce: actionNotProvided<Announcement | null>('announce'),
    announceVerified: actionNotProvided<{ names: readonly string[] }>('announceVerified'),
    announceRemoved: actionNotProvided<{ names: readonly string[] }>('announceRemoved'),
    /** Makes the pages that show the server read it again. */
    announceChanged: actionNotProvided('announceChanged'),
    /** Keeps the domains for a return to this page, because a record takes time to be made. */
    rememberUnverified: actionNotProvided<{ unverified: Groups }>('rememberUnverified'),
    forgetTask: assign({ ...nothing }),
    beginAdding: assign((_, { typed }: { typed: string }) => ({ ...nothing, typed })),
    noteTyped: assign((_, { typed }: { typed: string }) => ({ typed, error: null })),
    noteChoice: assign((_, { isBoth }: { isBoth: boolean }) => ({ isBoth })),
    noteTried: assign({ isTried: true }),
    beginTask: assign((_, { names, key }: { names: readonly string[]; key: string }) => ({
      names,
      attemptKey: key,
      server: null,
      error: null,
      isAccepted: false,
    })),
    beginRemoval: assign((_, { name }: { name: string }) => ({ ...nothing, names: [name] })),
    noteServer: assign((_, { server }: { server: DomainHolder }) => ({ server })),
    noteAccepted: assign({ isAccepted: true }),
    noteFailure: assign((_, { failure }: { failure: unknown }) => {
      const { kind, serverMessage } = readFailure(failure);
      return { error: kind === 'refused' ? { kind: 'refused' as const, serverMessage } : null };
    }),
    noteUnread: assign({ error: { kind: 'notRead', serverMessage: null } }),
    noteUnsent: assign((_, { failure }: { failure: unknown }) => {
      const isBlocked = readFailure(failure).kind === 'blocked';
      return { error: { kind: isBlocked ? ('blocked' as const) : ('notRead' as const), serverMessage: null } };
    }),
    notePrimary: assign({ error: { kind: 'primary', serverMessage: null } }),
    /** Until the list proves the update, its domains may be there or not. */
    noteSent: assign(({ context: { unverified, names } }) => ({
      earlier: unverified,
      unverified: withGroup(unverified, { names, reason: 'unknown', serverMessage: null }),
    })),
    takeBack: assign(({ context: { earlier } }) => ({ unverified: earlier })),
    noteRefused: assign(({ context: { unverified, names, error } }) => ({
      unverified: withGroup(unverified, { names, reason: 'refused', serverMessage: error?.serverMessage ?? null }),
    })),
    dropListed: assign(({ context: { unverified, earlier } }, { server }: { server: DomainHolder }) => ({
      unverified: withoutNames(unverified, (name) => holdsDomain(server, name)),
      earlier: withoutNames(earlier, (name) => holdsDomain(server, name)),
    })),
    dropForgotten: assign(({ context: { unverified } }, { names }: { names: readonly string[] }) => ({
      unverified: withoutNames(unverified, (name) => names.includes(name)),
    })),
  },
  guards: {
    hasNames: (_, { names }: { names: readonly string[] }) => names.length > 0,
    hasUnverified: ({ context }) => context.unverified.length > 0,
    hasNoUnverified: ({ context }) => context.unverified.length === 0,
    isTyped: ({ context }) => context.typed !== '',
    /** The list was another one right before the request, so nothing was sent. */
    hasChanged: (_, { failure }: { failure: unknown }) => readFailure(failure).kind === 'changed',
    isUnsent: (_, { failure }: { failure: unknown }) =>
      ['blocked', 'notRead'].includes(readFailure(failure).kind ?? ''),
    isRefused: ({ context: { error } }) => error?.kind === 'refused',
    /** An update would have to guess the list or the server's name. */
    isPartlyKnown: (_, { server }: { server: DomainHolder }) => domainsOf(server) === null || server.rawName === null,
    areListed: ({ context: { names } }, { server }: { server: DomainHolder }) => missingIn(server, names).length === 0,
    isGone: ({ context: { names } }, { server }: { server: DomainHolder }) =>
      domainsOf(server) !== null && missingIn(server, names).length === names.length,
    isPrimary: ({ context: { names } }, { server }: { server: DomainHolder }) =>
      names.some((name) => isPrimaryDomain(server, name)),
    /** The provider accepted the update, so a list without it may be late. */
    isAccepted: ({ context }) => context.isAccepted,
  },
  delays: { refetchDelay: 1_000 },
});
