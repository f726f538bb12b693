import { type Announcement, type DnsDomain, narrowText, toAsciiName } from '@may/domain';
import { assign, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import type * as Domains from './dnsDomains.types.ts';

/** The context before a task begins. */
export const nothing = { typed: '', isTried: false, name: null, attemptKey: null, error: null, isAccepted: false };

/** The added domain in the list; undefined if it is missing. */
export const addedIn = ({ name }: Domains.DomainsContext, { items }: Domains.DomainsListed) =>
  items.find((domain) => domain.name === name);

export const domainsSetup = setup({
  types: { context: {} as Domains.DomainsContext, events: {} as Domains.DomainsEvent },
  actors: {
    createDomain: fromPromise<Domains.DomainMade, Domains.DomainRequest>(notProvided('createDomain')),
    deleteDomain: fromPromise<void, { id: string }>(notProvided('deleteDomain')),
    /** Reads the list without a cache. */
    listDomains: fromPromise<Domains.DomainsListed>(notProvided('listDomains')),
  },
  actions: {
    announce: actionNotProvided<Announcement | null>('announce'),
    openActivation: actionNotProvided<{ id: string }>('openActivation'),
    announceDeleted: actionNotProvided<{ id: string; name: string }>('announceDeleted'),
    /** Makes the pages that show the domains read them again. */
    announceChanged: actionNotProvided('announceChanged'),
    beginAdding: assign({ ...nothing, deleting: null }),
    beginDeleting: assign((_, { domain }: { domain: DnsDomain }) => ({
      ...nothing,
      deleting: domain,
    })),
    forget: assign({ ...nothing, deleting: null }),
    noteTyped: assign((_, { typed }: { typed: string }) => ({ typed, error: null })),
    noteTried: assign({ isTried: true }),
    noteName: assign(({ context }, { name, key }: { name: string | null; key: string }) => ({
      name,
      attemptKey: context.error?.kind === 'notDone' && context.name === name ? context.attemptKey : key,
      isAccepted: false,
      error: null,
    })),
    noteAccepted: assign({ isAccepted: true }),
    noteFailure: assign((_, { failure }: { failure: unknown }) => {
      const { kind, serverMessage } = readFailure(failure);
      return { error: { kind: kind === 'refused' ? ('refused' as const) : ('notDone' as const), serverMessage } };
    }),
    forgetError: assign({ error: null }),
  },
  guards: {
    isName: (_, { name }: { name: string | null }) => name !== null,
    isConfirmed: (_, { domain }: Domains.DomainMade) => domain !== null,
    isListed: ({ context }, listed: Domains.DomainsListed) => addedIn(context, listed) !== undefined,
    isGone: ({ context: { deleting } }, { items, unreadable }: Domains.DomainsListed) =>
      unreadable === 0 && !items.some(({ id }) => id === deleting?.id),
    isThere: ({ context: { deleting } }, { items }: Domains.DomainsListed) =>
      items.some(({ id }) => id === deleting?.id),
    /** True if the domain was certainly not added. */
    isMissing: ({ context }, listed: Domains.DomainsListed) =>
      !context.isAccepted && (context.error?.kind === 'refused' || listed.unreadable === 0),
    isRefused: ({ context }) => context.error?.kind === 'refused',
    mayRetry: ({ context }) => !context.isAccepted,
    /** The customer types the name of an active domain before its deletion, in Unicode or in ASCII. */
    isNamed: ({ context: { deleting, typed } }) =>
      deleting !== null &&
      (!deleting.active || toAsciiName(narrowText(typed).trim().normalize('NFC').replace(/\.$/, '')) === deleting.name),
  },
});
