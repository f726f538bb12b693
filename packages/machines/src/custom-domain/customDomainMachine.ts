import { type Announcement, type DomainHolder, domainsOf, withDomain, withoutDomain } from '@may/domain';
import type { DoneActorEvent } from 'xstate';
import { required } from '../required.ts';
import { withFailure, withParams } from '../withParams.ts';
import type * as Custom from './customDomain.types.ts';
import { customDomainSetup, nothing } from './customDomainSetup.ts';

type In = { context: Custom.CustomDomainContext };

const withServer = withParams(({ event }: { event: DoneActorEvent<DomainHolder> }) => ({ server: event.output }));
type Sent<Type extends Custom.CustomDomainEvent['type']> = { event: Extract<Custom.CustomDomainEvent, { type: Type }> };
const remember = {
  type: 'rememberUnverified',
  params: ({ context }: In) => ({ unverified: context.unverified }),
} as const;
const announceRefusal = {
  type: 'announce',
  params: ({ context: { error } }: In): Announcement => ({
    kind: 'customDomainsNotUpdated',
    subject: { serverMessage: error?.serverMessage ?? null },
    remedy: null,
  }),
} as const;
const nameOf = ({ context: { name } }: In) => ({ name });

const reading = {
  id: 'readServer',
  src: 'readServer',
  input: ({ context }: In) => ({ id: context.serverId }),
} as const;

/** The update of a fresh reading: it carries the whole list, so an older one would take back another device's change. */
const sendingBy = (change: (server: DomainHolder, name: string) => string[] | null) =>
  ({
    id: 'updateDomains',
    src: 'updateDomains',
    input: ({ context }: In): Custom.DomainsUpdate => {
      const server = required(context.server, 'a server');
      const before = required(domainsOf(server), 'a list of domains');
      const domains = required(change(server, context.name), 'a list of domains');
      const name = required(server.rawName, 'a name');
      return { id: server.id, name, before, domains, attemptKey: context.attemptKey };
    },
  }) as const;

const choices = {
  add: {
    target: '#customDomain.editing',
    actions: { type: 'beginAdding', params: ({ event }: Sent<'add'>) => event },
  },
  verify: {
    target: '#customDomain.saving',
    actions: ['forgetTask', { type: 'beginTask', params: ({ event }: Sent<'verify'>) => event }],
  },
  remove: {
    target: '#customDomain.removing',
    actions: { type: 'beginRemoval', params: ({ event }: Sent<'remove'>) => event },
  },
} as const;

const verified = {
  target: '#customDomain.verified',
  actions: [withServer('dropListed'), remember, { type: 'announceVerified', params: nameOf }],
} as const;
const removed = { target: '#customDomain.removed', actions: { type: 'announceRemoved', params: nameOf } } as const;
/** The provider's list lacks the domains after its refusal. */
const toRefused = { guard: 'isRefused', target: '#customDomain.unverified' } as const;
const toAsking = (note: 'noteUnread' | 'notePrimary') => ({ target: 'asking', actions: note }) as const;

/**
 * Adds, verifies and removes a domain of a server (spec §2, Domain). An update carries the whole list, so each one starts from a fresh reading,
 * and only the provider's list proves it.
 */
export const customDomainMachine = customDomainSetup.createMachine({
  id: 'customDomain',
  context: ({ input }) => ({ ...nothing, ...input }),
  initial: 'listed',
  on: { 'list.changed': { actions: [{ type: 'dropListed', params: ({ event }) => event }, remember] } },
  states: {
    listed: { always: { guard: 'hasUnverified', target: 'unverified' }, on: choices },
    /** The provider's list lacks these domains; each waits for its record and another try. */
    unverified: {
      always: { guard: 'hasNoUnverified', target: 'listed' },
      on: { ...choices, forget: { actions: [{ type: 'dropForgotten', params: ({ event }) => event }, remember] } },
    },
    editing: {
      on: {
        type: { actions: { type: 'noteTyped', params: ({ event }) => event } },
        submit: [
          {
            guard: { type: 'hasName', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'beginTask', params: ({ event }) => event },
          },
          { actions: 'noteTried' },
        ],
        close: { target: 'listed', actions: 'forgetTask' },
      },
    },
    saving: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            ...reading,
            onDone: [
              { guard: withServer('isPartlyKnown'), target: 'unsent', actions: 'noteUnread' },
              { guard: withServer('isListed'), ...verified },
              { target: 'sending', actions: [withServer('noteServer'), 'noteSent', remember] },
            ],
            onError: { target: 'unsent', actions: 'noteUnread' },
          },
        },
        /** Nothing was sent. */
        unsent: {
          always: [{ guard: 'isTyped', target: '#customDomain.editing' }, { target: '#customDomain.unverified' }],
        },
        sending: {
          invoke: {
            ...sendingBy(withDomain),
            onDone: { target: 'looking', actions: 'noteAccepted' },
            onError: [
              { guard: withFailure('hasChanged'), target: 'reading', actions: ['takeBack', remember] },
              {
                guard: withFailure('isUnsent'),
                target: 'unsent',
                actions: [withFailure('noteUnsent'), 'takeBack', remember],
              },
              { target: 'looking', actions: withFailure('noteFailure') },
            ],
          },
        },
        /** A browser sends a cut request again: its copy is refused after the first one arrived, so a refusal is compared with the list too. */
        looking: {
          invoke: {
            ...reading,
            onDone: [
              { guard: withServer('isListed'), ...verified },
              { ...toRefused, actions: ['noteRefused', withServer('dropListed'), remember, announceRefusal] },
              { guard: withServer('isPartlyKnown'), target: '#customDomain.unknown' },
              { guard: 'isAccepted', target: '#customDomain.unknown' },
              // A late update may still add them.
              { target: '#customDomain.unverified', actions: [withServer('dropListed'), remember] },
            ],
            onError: [
              { ...toRefused, actions: ['noteRefused', remember, announceRefusal] },
              { target: '#customDomain.unknown' },
            ],
          },
        },
      },
    },
    /** The answer was lost, or the list does not show an accepted update. Only the list may tell the outcome. */
    unknown: { on: { check: 'saving.looking', close: { target: 'listed', actions: 'forgetTask' } } },
    /** After 1 s the page reads the server again (spec §4). */
    verified: { after: { refetchDelay: 'listed' }, on: choices, exit: ['announceChanged'] },
    removing: {
      initial: 'asking',
      states: {
        asking: {
          on: {
            confirm: {
              target: 'reading',
              actions: {
                type: 'beginTask',
                params: ({ context, event }) => ({ name: context.name, key: event.key }),
              },
            },
            close: { target: '#customDomain.listed', actions: 'forgetTask' },
          },
        },
        reading: {
          invoke: {
            ...reading,
            onDone: [
              { guard: withServer('isPartlyKnown'), ...toAsking('noteUnread') },
              { guard: withServer('isPrimary'), ...toAsking('notePrimary') },
              { guard: withServer('isGone'), ...removed },
              { target: 'sending', actions: withServer('noteServer') },
            ],
            onError: toAsking('noteUnread'),
          },
        },
        sending: {
          invoke: {
            ...sendingBy(withoutDomain),
            onDone: { target: 'looking', actions: 'noteAccepted' },
            onError: [
              { guard: withFailure('hasChanged'), target: 'reading' },
              { guard: withFailure('isUnsent'), target: 'asking', actions: withFailure('noteUnsent') },
              { target: 'looking', actions: withFailure('noteFailure') },
            ],
          },
        },
        looking: {
          invoke: {
            ...reading,
            onDone: [
              { guard: withServer('isGone'), ...removed },
              { guard: 'isRefused', target: 'asking', actions: announceRefusal },
              { target: 'unknown' },
            ],
            onError: [{ guard: 'isRefused', target: 'asking', actions: announceRefusal }, { target: 'unknown' }],
          },
        },
        /** The domain may be removed, or a late update may still remove it. */
        unknown: {
          on: { check: 'looking', close: { target: '#customDomain.listed', actions: 'forgetTask' } },
        },
      },
    },
    removed: { after: { refetchDelay: 'listed' }, on: choices, exit: ['announceChanged'] },
  },
});
