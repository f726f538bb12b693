import type { Announcement } from '@may/domain/bell/notice.ts';
import { assertEvent, assign, type DoneActorEvent, fromPromise, sendTo, setup } from 'xstate';
import { actionNotProvided, notProvided } from '../notProvided.ts';
import { readFailure } from '../readFailure.ts';
import { withFailure, withParams } from '../withParams.ts';
import type { LockScreenEvent } from './lockScreen.types.ts';
import { lockScreenMachine } from './lockScreenMachine.ts';
import type { Credentials, SessionContext, SessionEvent, SessionIdentity } from './session.types.ts';

const noticeOf = ({ context: { error } }: { context: SessionContext }): Announcement | null =>
  error && { kind: 'signInRefused', subject: error, remedy: null };
const tellFailure = [withFailure('noteFailure'), { type: 'announce', params: noticeOf }] as const;
const withAnswer = withParams(({ event }: { event: DoneActorEvent<SessionIdentity | null> }) => ({
  identity: event.output,
}));
const withIdentity = withParams(({ event }: { event: { identity: SessionIdentity } }) => event);

/** The session of one tab (spec §4): restored, signed in, expired and signed out, with the lock screen as its child. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    children: {} as { lockScreen: 'lockScreen' },
  },
  actors: {
    restoreSession: fromPromise<SessionIdentity | null>(notProvided('restoreSession')),
    signIn: fromPromise<SessionIdentity, Credentials>(notProvided('signIn')),
    lockScreen: lockScreenMachine,
  },
  actions: {
    announce: actionNotProvided<Announcement | null>('announce'),
    clearSession: actionNotProvided('clearSession'),
    announceSignOut: actionNotProvided('announceSignOut'),
    replaceSession: actionNotProvided('replaceSession'),
    expireLockScreen: sendTo('lockScreen', { type: 'expire' }),
    forwardToLockScreen: sendTo('lockScreen', ({ event }): LockScreenEvent => {
      assertEvent(event, ['lock', 'unlock', 'lock.adopted', 'unlock.adopted']);
      return event.type === 'unlock' ? { ...event, type: 'submit' } : event;
    }),
    adoptIdentity: assign((_, { identity }: { identity: SessionIdentity | null }) => ({ identity, error: null })),
    forgetIdentity: assign({ identity: null, error: null }),
    noteFailure: assign({
      error: (_, { failure }: { failure: unknown }) => ({ serverMessage: readFailure(failure).serverMessage }),
    }),
    clearError: assign({ error: null }),
  },
  guards: {
    hasIdentity: (_, { identity }: { identity: SessionIdentity | null }) => identity !== null,
    isAnotherCustomer: ({ context }, { identity }: { identity: SessionIdentity }) =>
      context.identity?.userId !== identity.userId,
  },
}).createMachine({
  id: 'session',
  context: { identity: null, error: null },
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          { guard: withAnswer('hasIdentity'), target: 'present', actions: withAnswer('adoptIdentity') },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut', actions: tellFailure },
      },
      on: {
        // A customer may sign in by hand before the search for a session of another tab ends.
        submit: { target: '#session.signedOut.signingIn', actions: 'clearError' },
      },
    },
    signedOut: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            submit: { target: 'signingIn', actions: 'clearError' },
            // Only while editing: during a sign-in by hand the customer may be another.
            'session.adopted': { target: '#session.present', actions: withIdentity('adoptIdentity') },
          },
        },
        signingIn: {
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ event }) => {
              assertEvent(event, 'submit');
              return { email: event.email, password: event.password };
            },
            onDone: { target: '#session.present', actions: withAnswer('adoptIdentity') },
            onError: { target: 'editing', actions: tellFailure },
          },
        },
      },
    },
    present: {
      initial: 'signedIn',
      invoke: {
        id: 'lockScreen',
        src: 'lockScreen',
        input: ({ context: { identity } }) => {
          if (identity === null)
            throw new Error('The lock screen needs an identity: enter "present" by adoptIdentity.');
          return { locked: identity.locked, identity };
        },
      },
      on: {
        'lock.opened': [
          {
            guard: withIdentity('isAnotherCustomer'),
            target: '.signedIn',
            actions: ['replaceSession', withIdentity('adoptIdentity')],
          },
          { target: '.signedIn', actions: withIdentity('adoptIdentity') },
        ],
        lock: { actions: 'forwardToLockScreen' },
        unlock: { actions: 'forwardToLockScreen' },
        'lock.adopted': { actions: 'forwardToLockScreen' },
        'unlock.adopted': { actions: 'forwardToLockScreen' },
        signOut: { target: 'signedOut', actions: ['clearSession', 'announceSignOut', 'forgetIdentity'] },
        'session.ended': { target: 'signedOut', actions: ['clearSession', 'forgetIdentity'] },
      },
      states: {
        signedIn: {
          on: { 'session.expired': { target: 'reauthenticating', actions: 'expireLockScreen' } },
        },
        reauthenticating: {},
      },
    },
  },
});
