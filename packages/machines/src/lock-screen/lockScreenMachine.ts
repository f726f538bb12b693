import type { Announcement } from '@may/domain';
import { assertEvent, assign, type ErrorActorEvent, fromPromise, sendParent, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import type { SessionIdentity } from '../session/session.types.ts';
import type {
  LockAnnouncement,
  LockOpened,
  LockScreenContext,
  LockScreenEvent,
  LockScreenInput,
  PasswordAttempt,
} from './lockScreen.types.ts';
import { toLockScreenError } from './toLockScreenError.ts';

/** Milliseconds to wait if the provider wants a pause and names no length. */
const usualPause = 30_000;

const lockHere = ['noteLocked', { type: 'rememberLock', params: { announce: true } }] as const;
const lockFromOtherTab = ['noteLocked', { type: 'rememberLock', params: { announce: false } }] as const;
const failureOf = ({ event }: { event: ErrorActorEvent }) => ({ failure: event.error });

/** The lock screen (spec §2, §4): it replaces the page; only the password, typed here or in another tab, opens it. */
export const lockScreenMachine = setup({
  types: {
    context: {} as LockScreenContext,
    events: {} as LockScreenEvent,
    input: {} as LockScreenInput,
  },
  actors: {
    verifyPassword: fromPromise<SessionIdentity, PasswordAttempt>(notProvided('verifyPassword')),
  },
  actions: {
    announce: actionNotProvided<Announcement | null>('announce'),
    rememberLock: actionNotProvided<LockAnnouncement>('rememberLock'),
    forgetLock: actionNotProvided<LockAnnouncement>('forgetLock'),
    refreshReads: actionNotProvided('refreshReads'),
    announceOpened: sendParent(({ context }): LockOpened => ({ type: 'lock.opened', identity: context.identity })),
    noteLocked: assign({ reason: 'locked', error: null }),
    noteExpired: assign({ reason: 'expired', error: null }),
    noteFailure: assign({ error: (_, { failure }: { failure: unknown }) => toLockScreenError(failure) }),
    clearError: assign({ error: null }),
    beginWait: assign({
      waitMs: (_, { failure }: { failure: unknown }) => readFailure(failure).retryAfterMs ?? usualPause,
    }),
    endWait: assign({ waitMs: null, error: null }),
    adoptIdentity: assign({ identity: (_, { identity }: { identity: SessionIdentity }) => identity }),
    noteOpened: assign(({ context }) => ({
      identity: { ...context.identity, locked: false },
      reason: null,
      error: null,
      waitMs: null,
    })),
  },
  guards: {
    isLocked: ({ context }) => context.reason !== null,
    isExpired: ({ context }) => context.reason === 'expired',
    isRefused: (_, { failure }: { failure: unknown }) => toLockScreenError(failure).kind === 'refused',
    mustWait: (_, { failure }: { failure: unknown }) => toLockScreenError(failure).kind === 'wait',
  },
  delays: {
    coolDown: ({ context }) => context.waitMs ?? usualPause,
  },
}).createMachine({
  id: 'lockScreen',
  context: ({ input }) => ({
    identity: input.identity,
    reason: input.locked ? 'locked' : null,
    error: null,
    waitMs: null,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      always: [{ guard: 'isLocked', target: 'locked' }, { target: 'unlocked' }],
    },
    unlocked: {
      on: {
        lock: { target: 'locked', actions: lockHere },
        'lock.adopted': { target: 'locked', actions: lockFromOtherTab },
        expire: { target: 'locked', actions: 'noteExpired' },
      },
    },
    locked: {
      initial: 'editing',
      on: {
        lock: { guard: 'isExpired', actions: lockHere },
        'lock.adopted': { guard: 'isExpired', actions: lockFromOtherTab },
        'unlock.adopted': {
          target: 'unlocked',
          actions: [
            'noteOpened',
            { type: 'forgetLock', params: { announce: false } },
            'refreshReads',
            'announceOpened',
          ],
        },
      },
      states: {
        editing: {
          on: { submit: { target: 'verifying', actions: 'clearError' } },
        },
        verifying: {
          on: {
            lock: { guard: 'isExpired', target: 'editing', actions: lockHere },
            'lock.adopted': { guard: 'isExpired', target: 'editing', actions: lockFromOtherTab },
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
                'noteOpened',
                { type: 'forgetLock', params: { announce: true } },
                'refreshReads',
                'announceOpened',
              ],
            },
            onError: [
              {
                guard: { type: 'isRefused', params: failureOf },
                target: 'editing',
                actions: [
                  { type: 'noteFailure', params: failureOf },
                  { type: 'announce', params: { kind: 'unlockRefused', subject: null, remedy: null } },
                ],
              },
              {
                guard: { type: 'mustWait', params: failureOf },
                target: 'coolingDown',
                actions: [
                  { type: 'noteFailure', params: failureOf },
                  { type: 'beginWait', params: failureOf },
                ],
              },
              { target: 'editing', actions: { type: 'noteFailure', params: failureOf } },
            ],
          },
        },
        coolingDown: {
          after: { coolDown: { target: 'editing', actions: 'endWait' } },
        },
      },
    },
  },
});
