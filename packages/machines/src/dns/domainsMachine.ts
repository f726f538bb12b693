import type { Announcement } from '@may/domain/bell/notice.ts';
import { toAsciiName } from '@may/domain/dns/idn.ts';
import { narrowText } from '@may/domain/narrowText.ts';
import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import { required } from '../required.ts';
import { withFailure, withParams } from '../withParams.ts';
import type * as Domains from './dnsDomains.types.ts';

type In = { context: Domains.DomainsContext };
type Done = Domains.DomainDone & { task: Domains.DomainTask };

const withSubmit = withParams(({ event }: { event: { name: string | null; key: string } }) => event);
const withDone = withParams(
  ({ context, event }: In & { event: DoneActorEvent<Domains.DomainDone> }): Done => ({
    ...event.output,
    task: taskOf(context),
  }),
);

const taskOf = ({ task }: Domains.DomainsContext): Domains.DomainTask => required(task, 'a task');

/** The proof of the task in the list: the added domain, or the deleted one that is missing. Null without proof. */
const provenBy = (context: Domains.DomainsContext, { items, unreadable }: Domains.DomainsListed) => {
  const task = taskOf(context);
  if (task.kind === 'add') return items.find(({ name }) => name === context.name) ?? null;
  return unreadable === 0 && !items.some(({ id }) => id === task.domain.id) ? task.domain : null;
};
const withListed = withParams(({ context, event }: In & { event: DoneActorEvent<Domains.DomainsListed> }) => ({
  listed: event.output,
  task: taskOf(context),
  domain: provenBy(context, event.output),
}));

type Listed = { listed: Domains.DomainsListed; task: Domains.DomainTask };

/** True if the list says that the change was not made. */
const isNotMade = (context: Domains.DomainsContext, { listed, task }: Listed): boolean =>
  task.kind === 'delete'
    ? listed.items.some(({ id }) => id === task.domain.id)
    : !context.isAccepted && (context.error?.kind === 'refused' || listed.unreadable === 0);

const nothing = {
  typed: '',
  isTried: false,
  name: null,
  attemptKey: null,
  error: null,
  isAccepted: false,
  isSeen: false,
};

const domainsSetup = setup({
  types: { context: {} as Domains.DomainsContext, events: {} as Domains.DomainsEvent },
  actors: {
    changeDomain: fromPromise<Domains.DomainDone, Domains.DomainRequest>(notProvided('changeDomain')),
    /** Reads the list without a cache. */
    listDomains: fromPromise<Domains.DomainsListed>(notProvided('listDomains')),
  },
  actions: {
    announce: actionNotProvided<Announcement | null>('announce'),
    /** Opens the activation of an added domain, and announces a deleted one. */
    announceDone: actionNotProvided<Done>('announceDone'),
    /** Makes the pages that show the domains read them again. */
    announceChanged: actionNotProvided('announceChanged'),
    begin: assign((_, { task }: { task: Domains.DomainTask }) => ({ ...nothing, task })),
    forget: assign({ ...nothing, task: null }),
    noteTyped: assign((_, { typed }: { typed: string }) => ({ typed, error: null })),
    noteTried: assign({ isTried: true }),
    noteName: assign(({ context }, { name, key }: { name: string | null; key: string }) => ({
      name,
      attemptKey: context.error?.kind === 'notDone' && context.name === name ? context.attemptKey : key,
      isAccepted: false,
      isSeen: false,
      error: null,
    })),
    noteAccepted: assign({ isAccepted: true }),
    noteLook: assign({ isSeen: true }),
    noteFailure: assign((_, { failure }: { failure: unknown }) => {
      const { kind, serverMessage } = readFailure(failure);
      return { error: { kind: kind === 'refused' ? ('refused' as const) : ('notDone' as const), serverMessage } };
    }),
    forgetError: assign({ error: null, isSeen: false }),
  },
  guards: {
    isAdding: ({ context }) => context.task?.kind === 'add',
    /** The customer types the name of a domain before its deletion, in Unicode or in ASCII: one that is not activated here may point here. */
    mayStart: ({ context: { task, typed } }, { name }: { name: string | null }) => {
      if (task?.kind !== 'delete') return name !== null;
      const named = toAsciiName(narrowText(typed).trim().normalize('NFC').replace(/\.$/, ''));
      return named === task.domain.name;
    },
    isProven: (_, { domain }: Domains.DomainDone) => domain !== null,
    isNotMade: ({ context }, listed: Listed) => isNotMade(context, listed),
    isNotSeen: ({ context }, listed: Listed) => !context.isSeen && isNotMade(context, listed),
    isRefused: ({ context }) => context.error?.kind === 'refused',
    mayRetry: ({ context }) => !context.isAccepted,
  },
  delays: { listDelay: 2_000 },
});

/** The notice of a failure, or null: the machine also enters `asking` without a failure. */
const failureNotice = ({ context: { task, error } }: In): Announcement | null =>
  error && {
    kind: task?.kind === 'delete' ? 'domainNotDeleted' : 'domainNotAdded',
    subject: { reason: error.kind, serverMessage: error.serverMessage },
    remedy: null,
  };

const ended = ['announceChanged', 'forget'] as const;
const close = { target: 'idle', actions: ended } as const;

/**
 * Adds and deletes domains (spec §2, /dns). After a failure the provider's list decides if the change happened. Another request needs a
 * press.
 */
export const domainsMachine = domainsSetup.createMachine({
  id: 'domains',
  context: { ...nothing, task: null },
  initial: 'idle',
  states: {
    idle: { on: { begin: { target: 'asking', actions: { type: 'begin', params: ({ event }) => event } } } },
    asking: {
      entry: { type: 'announce', params: failureNotice },
      on: {
        type: { actions: { type: 'noteTyped', params: ({ event }) => event } },
        submit: [
          { guard: withSubmit('mayStart'), target: 'sending', actions: withSubmit('noteName') },
          { guard: 'isAdding', actions: 'noteTried' },
        ],
        close,
      },
    },
    sending: {
      invoke: {
        id: 'changeDomain',
        src: 'changeDomain',
        input: ({ context }): Domains.DomainRequest => {
          const task = taskOf(context);
          if (task.kind === 'delete') return task;
          const { name, attemptKey } = context;
          return { kind: 'add', name: required(name, 'a name'), attemptKey: required(attemptKey, 'a key') };
        },
        onDone: [
          { guard: withDone('isProven'), target: 'idle', actions: [withDone('announceDone'), ...ended] },
          { target: 'looking', actions: 'noteAccepted' },
        ],
        // A browser may repeat an interrupted request by itself; the second one is refused because the first one made the change.
        onError: { target: 'looking', actions: withFailure('noteFailure') },
      },
    },
    looking: {
      on: { close },
      invoke: {
        id: 'listDomains',
        src: 'listDomains',
        onDone: [
          { guard: withListed('isProven'), target: 'idle', actions: [withListed('announceDone'), ...ended] },
          { guard: withListed('isNotSeen'), target: 'pausing', actions: 'noteLook' },
          { guard: withListed('isNotMade'), target: 'asking' },
          { target: 'unknown' },
        ],
        onError: [{ guard: 'isRefused', target: 'asking' }, { target: 'unknown' }],
      },
    },
    /** The list may lag behind the change, so a second look decides that it was not made. */
    pausing: { on: { close }, after: { listDelay: 'looking' } },
    /** The change may have been made, but the list does not show it or could not be read. */
    unknown: {
      on: { check: 'looking', retry: { guard: 'mayRetry', target: 'sending', actions: 'forgetError' }, close },
    },
  },
});
