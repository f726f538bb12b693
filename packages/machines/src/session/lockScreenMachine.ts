import type { Announcement } from '@may/domain/bell/notice.ts';
import { pauseLeft } from '@may/domain/pauseLeft.ts';
import { assertEvent, assign, fromPromise, sendParent, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { pauseEnd } from '../pauseEnd.ts';
import { readFailure } from '../readFailure.ts';
import { withFailure, withPress } from '../withParams.ts';
import type {
  Credentials,
  LockAnnouncement,
  LockOpened,
  LockScreenContext,
  LockScreenError,
  LockScreenEvent,
  LockScreenInput,
  SessionIdentity,
} from './lockScreen.types.ts';

/** Milliseconds to wait if the provider wants a pause and names no length. */
const usualPause = 30_000;

const kinds: readonly LockScreenError['kind'][] = ['refused', 'wait', 'failing'];

/** Only a rejection of kind `refused` is a wrong password; one without a kind means that the provider was not reached. */
const toLockScreenError = (failure: unknown): LockScreenError => {
  const { kind, serverMessage } = readFailure(failure);
  return { kind: kinds.find((known) => known === kind) ?? 'unreachable', serverMessage };
};

/** A lock or an unlock; the other tabs are told of one that came from none of them. */
const lock = (announce: boolean) => ['noteLocked', { type: 'rememberLock', params: { announce } }] as const;
const unlock = (announce: boolean) =>
  ['noteOpened', { type: 'forgetLock', params: { announce } }, 'refreshReads', 'announceOpened'] as const;

/** The lock screen (spec §2, §4): it replaces the page; only the password, typed here or in another tab, opens it. */
export const lockScreenMachine = setup({
  types: {
    context: {} as LockScreenContext,
    events: {} as LockScreenEvent,
    input: {} as LockScreenInput,
  },
  actors: {
    verifyPassword: fromPromise<SessionIdentity, Credentials>(notProvided('verifyPassword')),
  },
  actions: {
    announce: actionNotProvided<Announcement | null>('announce'),
    rememberLock: actionNotProvided<LockAnnouncement>('rememberLock'),
    forgetLock: actionNotProvided<LockAnnouncement>('forgetLock'),
    refreshReads: actionNotProvided('refreshReads'),
    announceOpened: sendParent(({ context }): LockOpened => ({ type: 'lock.opened', identity: context.identity })),
    noteLocked: assign({ reason: 'locked', error: null }),
    noteExpired: assign({ reason: 'expired', error: null }),
    noteFailure: assign((_, { failure }: { failure: unknown }) => ({
      error: toLockScreenError(failure),
      until: pauseEnd(failure, usualPause),
    })),
    clearError: assign({ error: null }),
    adoptIdentity: assign({ identity: (_, { identity }: { identity: SessionIdentity }) => identity }),
    noteOpened: assign(({ context }) => ({
      identity: { ...context.identity, locked: false },
      reason: null,
      error: null,
      until: null,
    })),
  },
  guards: {
    isLocked: ({ context }) => context.reason !== null,
    isExpired: ({ context }) => context.reason === 'expired',
    isRefused: (_, { failure }: { failure: unknown }) => toLockScreenError(failure).kind === 'refused',
    isTooSoon: ({ context }, { at }: { at: number }) => pauseLeft(context.until, at) > 0,
  },
}).createMachine({
  id: 'lockScreen',
  context: ({ input }) => ({
    identity: input.identity,
    reason: input.locked ? 'locked' : null,
    error: null,
    until: null,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      always: [{ guard: 'isLocked', target: 'locked' }, { target: 'unlocked' }],
    },
    unlocked: {
      on: {
        lock: { target: 'locked', actions: lock(true) },
        'lock.adopted': { target: 'locked', actions: lock(false) },
        expire: { target: 'locked', actions: 'noteExpired' },
      },
    },
    locked: {
      initial: 'editing',
      on: {
        lock: { guard: 'isExpired', actions: lock(true) },
        'lock.adopted': { guard: 'isExpired', actions: lock(false) },
        'unlock.adopted': { target: 'unlocked', actions: unlock(false) },
      },
      states: {
        editing: {
          on: { submit: [{ guard: withPress('isTooSoon') }, { target: 'verifying', actions: 'clearError' }] },
        },
        verifying: {
          on: {
            lock: { guard: 'isExpired', target: 'editing', actions: lock(true) },
            'lock.adopted': { guard: 'isExpired', target: 'editing', actions: lock(false) },
          },
          invoke: {
            id: 'verifyPassword',
            src: 'verifyPassword',
            input: ({ context, event }) => {
              assertEvent(event, 'submit');
              return { email: context.identity.email, password: event.password };
            },
            onDone: {
              target: '#lockScreen.unlocked',
              actions: [
                { type: 'adoptIdentity', params: ({ event }) => ({ identity: event.output }) },
                ...unlock(true),
              ],
            },
            onError: [
              {
                guard: withFailure('isRefused'),
                target: 'editing',
                actions: [
                  withFailure('noteFailure'),
                  { type: 'announce', params: { kind: 'unlockRefused', subject: null, remedy: null } },
                ],
              },
              { target: 'editing', actions: withFailure('noteFailure') },
            ],
          },
        },
      },
    },
  },
});
