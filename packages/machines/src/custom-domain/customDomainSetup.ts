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
  name: '',
  attemptKey: null,
  server: null,
  error: null,
  earlier: [],
  isAccepted: false,
};

/** Remembered at most; the oldest are forgotten first. */
const mostUnverified = 20;

type Waiting = readonly Custom.UnverifiedDomain[];

/** The waiting domains with this one first. */
const withWaiting = (waiting: Waiting, one: Custom.UnverifiedDomain): Waiting =>
  [one, ...waiting.filter(({ name }) => !isSameDomain(name, one.name))].slice(0, mostUnverified);

const withoutListed = (waiting: Waiting, server: DomainHolder): Waiting =>
  waiting.filter(({ name }) => !holdsDomain(server, name));

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
    beginTask: assign((_, { name, key }: { name: string | null; key: string }) => ({
      name: name ?? '',
      attemptKey: key,
      server: null,
      error: null,
      isAccepted: false,
    })),
    beginRemoval: assign((_, { name }: { name: string }) => ({ ...nothing, name })),
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
    /** Until the list proves the update, its domain may be there or not. */
    noteSent: assign(({ context: { unverified, name } }) => ({
      earlier: unverified,
      unverified: withWaiting(unverified, { name, reason: 'unknown', serverMessage: null }),
    })),
    takeBack: assign(({ context: { earlier } }) => ({ unverified: earlier })),
    noteRefused: assign(({ context: { unverified, name, error } }) => ({
      unverified: withWaiting(unverified, { name, reason: 'refused', serverMessage: error?.serverMessage ?? null }),
    })),
    dropListed: assign(({ context: { unverified, earlier } }, { server }: { server: DomainHolder }) => ({
      unverified: withoutListed(unverified, server),
      earlier: withoutListed(earlier, server),
    })),
    dropForgotten: assign(({ context: { unverified } }, { name }: { name: string }) => ({
      unverified: unverified.filter((waiting) => waiting.name !== name),
    })),
  },
  guards: {
    hasName: (_, { name }: { name: string | null }) => name !== null,
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
    isListed: ({ context: { name } }, { server }: { server: DomainHolder }) => holdsDomain(server, name),
    isGone: ({ context: { name } }, { server }: { server: DomainHolder }) =>
      domainsOf(server) !== null && !holdsDomain(server, name),
    isPrimary: ({ context: { name } }, { server }: { server: DomainHolder }) => isPrimaryDomain(server, name),
    /** The provider accepted the update, so a list without it may be late. */
    isAccepted: ({ context }) => context.isAccepted,
  },
  delays: { refetchDelay: 1_000 },
});
