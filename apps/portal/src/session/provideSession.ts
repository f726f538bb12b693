import { lockScreenMachine, type SessionIdentity, sessionMachine } from '@may/machines';
import { fromPromise } from 'xstate';
import { clearDrafts } from '../storage/draft.ts';
import {
  clearStoredSession,
  lockStoredSession,
  readSession,
  type SharedSession,
  type StoredSession,
  writeSession,
} from '../storage/storedSession.ts';
import type { SessionTabs } from './sessionTabs.ts';

/** What the session needs of the rest of the app; `openSession` is the provider's login followed by `me` and the card secret. */
export interface SessionEffects {
  tabs: SessionTabs;
  openSession(credentials: { email: string; password: string }): Promise<StoredSession>;
  /** Drops every cached read and notice of the customer. */
  forgetEverything(): void;
  /** Reads everything on screen again. */
  refreshReads(): void;
}

export const identityOf = ({ me, locked }: SharedSession): SessionIdentity => ({
  userId: me.id,
  email: me.email,
  locked,
});

/** What another tab may know of a session: everything but the card secret. */
export const sharedOf = ({ me, accessToken, locked }: StoredSession): SharedSession => ({ me, accessToken, locked });

/** The session machine connected to the provider, to storage and to the other tabs of this browser. */
export const provideSession = ({ tabs, openSession, forgetEverything, refreshReads }: SessionEffects) => {
  // A late answer must not bring back a session that was locked or signed out meanwhile: the signal decides.
  const open = fromPromise<SessionIdentity, { email: string; password: string }>(async ({ input, signal }) => {
    const session = await openSession(input);
    signal.throwIfAborted();
    writeSession(session);
    return identityOf(session);
  });

  const lockScreen = lockScreenMachine.provide({
    actors: { verifyPassword: open },
    actions: {
      rememberLock: (_, { announce }) => {
        lockStoredSession();
        forgetEverything();
        if (announce) tabs.tell({ type: 'locked' });
      },
      forgetLock: (_, { announce }) => {
        const session = readSession();
        if (announce && session) tabs.tell({ type: 'unlocked', session: sharedOf(session) });
      },
      refreshReads,
    },
  });

  return sessionMachine.provide({
    actors: {
      restoreSession: fromPromise(async ({ signal }) => {
        const shared = readSession() ? null : await tabs.ask();
        const stored = shared ? { ...shared, clientStripe: null } : readSession();
        signal.throwIfAborted();
        if (!stored) {
          clearStoredSession();
          return null;
        }
        writeSession(stored);
        return identityOf(stored);
      }),
      signIn: open,
      lockScreen,
    },
    actions: {
      clearSession: () => {
        clearStoredSession();
        forgetEverything();
      },
      announceSignOut: () => tabs.tell({ type: 'signedOut' }),
      // Locking keeps what was typed, for whoever unlocks; another customer must not find it.
      replaceSession: () => {
        clearDrafts();
        forgetEverything();
      },
    },
  });
};
