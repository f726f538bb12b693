import type { Announcement } from '@may/domain';
import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import { required } from '../required.ts';
import type * as Domains from './dnsDomains.types.ts';
import { addedIn, domainsSetup, nothing } from './domainsSetup.ts';

const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: event.error });
const madeOf = ({ event }: { event: DoneActorEvent<Domains.DomainMade> }) => event.output;
const listedOf = ({ event }: { event: DoneActorEvent<Domains.DomainsListed> }) => event.output;

type In = { context: Domains.DomainsContext };
const close = { target: '#domains.idle', actions: ['announceChanged', 'forget'] } as const;
const deleted = {
  target: '#domains.idle',
  actions: [
    {
      type: 'announceDeleted',
      params: ({ context }: In) => {
        const { id, name } = required(context.deleting, 'a domain');
        return { id, name };
      },
    },
    'announceChanged',
    'forget',
  ],
} as const;
/** The notice of a failure, or null: the machine also enters this state without a failure. */
const announce = (kind: 'domainNotAdded' | 'domainNotDeleted') =>
  ({
    type: 'announce',
    params: ({ context: { error } }: In): Announcement | null =>
      error && { kind, subject: { reason: error.kind, serverMessage: error.serverMessage }, remedy: null },
  }) as const;
const typing = {
  type: { actions: { type: 'noteTyped', params: ({ event }: { event: { typed: string } }) => event } },
} as const;

/**
 * Adds and deletes domains (spec §2, /dns). After a failure the provider's list decides if the change happened. Another request needs a
 * press.
 */
export const domainsMachine = domainsSetup.createMachine({
  id: 'domains',
  context: { ...nothing, deleting: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        add: { target: 'adding', actions: 'beginAdding' },
        delete: { target: 'deleting', actions: { type: 'beginDeleting', params: ({ event }) => event } },
      },
    },
    adding: {
      initial: 'editing',
      states: {
        editing: {
          entry: announce('domainNotAdded'),
          on: {
            ...typing,
            submit: [
              {
                guard: { type: 'isName', params: ({ event }) => event },
                target: 'sending',
                actions: { type: 'noteName', params: ({ event }) => event },
              },
              { actions: 'noteTried' },
            ],
            close,
          },
        },
        sending: {
          invoke: {
            id: 'createDomain',
            src: 'createDomain',
            input: ({ context: { name, attemptKey } }): Domains.DomainRequest => ({
              name: required(name, 'a name'),
              attemptKey: required(attemptKey, 'a key'),
            }),
            onDone: [
              {
                guard: { type: 'isConfirmed', params: madeOf },
                target: '#domains.idle',
                actions: [
                  'announceChanged',
                  {
                    type: 'openActivation',
                    params: ({ event }) => ({ id: required(event.output.domain, 'a domain').id }),
                  },
                  'forget',
                ],
              },
              { target: 'looking', actions: 'noteAccepted' },
            ],
            // A browser may repeat an interrupted request by itself; the second one is refused because the first one added the domain.
            onError: { target: 'looking', actions: { type: 'noteFailure', params: failureOf } },
          },
        },
        looking: {
          on: { close },
          invoke: {
            id: 'listDomains',
            src: 'listDomains',
            onDone: [
              {
                guard: { type: 'isListed', params: listedOf },
                target: '#domains.idle',
                actions: [
                  'announceChanged',
                  {
                    type: 'openActivation',
                    params: ({ context, event }) => ({
                      id: required(addedIn(context, event.output) ?? null, 'a domain').id,
                    }),
                  },
                  'forget',
                ],
              },
              { guard: { type: 'isMissing', params: listedOf }, target: 'editing' },
              { target: 'unknown' },
            ],
            onError: [{ guard: 'isRefused', target: 'editing' }, { target: 'unknown' }],
          },
        },
        /** The domain may have been added, but the list does not show it or could not be read. */
        unknown: {
          on: { check: 'looking', retry: { guard: 'mayRetry', target: 'sending', actions: 'forgetError' }, close },
        },
      },
    },
    deleting: {
      initial: 'asking',
      states: {
        asking: {
          entry: announce('domainNotDeleted'),
          on: { ...typing, confirm: { guard: 'isNamed', target: 'sending', actions: 'forgetError' }, close },
        },
        sending: {
          invoke: {
            id: 'deleteDomain',
            src: 'deleteDomain',
            input: ({ context }) => ({ id: required(context.deleting, 'a domain').id }),
            onDone: deleted,
            // A provider refuses to delete a domain that is already deleted.
            onError: { target: 'looking', actions: { type: 'noteFailure', params: failureOf } },
          },
        },
        looking: {
          on: { close },
          invoke: {
            id: 'listDomains',
            src: 'listDomains',
            onDone: [
              { guard: { type: 'isGone', params: listedOf }, ...deleted },
              { guard: { type: 'isThere', params: listedOf }, target: 'asking' },
              { target: 'unknown' },
            ],
            onError: [{ guard: 'isRefused', target: 'asking' }, { target: 'unknown' }],
          },
        },
        /** The domain may be deleted. */
        unknown: { on: { check: 'looking', retry: { target: 'sending', actions: 'forgetError' }, close } },
      },
    },
  },
});
