import { lockScreenMachine, type SessionIdentity, sessionMachine } from '@may/machines';
import { fromPromise } from 'xstate';
import { announce } from '../notices/notices.ts';
import { clearDrafts } from '../storage/draft.ts';
import { forgetJournals } from '../storage/forgetJournals.ts';
import { currentStamp } from '../storage/sessionStamp.ts';
import {
  clearStoredSession,
  lockStoredSession,
  readSession,
  readStamp,
  type SharedSession,
  type StoredSession,
  writeSession,
} from '../storage/storedSession.ts';
import type { HandedSession, SessionTabs } from './sessionTabs.ts';

type Credentials = { email: string; password: string };

/** The session's calls into the rest of the app; `openSession` is the provider's login, `me` and the card secret. */
export type SessionEffects = {
  tabs: SessionTabs;
  /** Hides the figures of this tab. */
  takeMask(): void;
  openSession(credentials: Credentials): Promise<StoredSession>;
  /** Drops every cached read and notice of the customer. */
  forgetEverything(): void;
  /** Reads all data on screen again. */
  refreshReads(): void;
};

const identityOf = ({ me, locked }: SharedSession): SessionIdentity => ({
  userId: me.id,
  email: me.email,
  locked,
});

/** The part of a session that other tabs may have: all but the card secret. */
export const sharedOf = ({ me, accessToken, locked }: StoredSession): SharedSession => ({ me, accessToken, locked });

/**
 * The customer of this tab's stored session, as far as it is still valid. A session that was locked or has ended meanwhile is also locked or
 * removed in the storage.
 */
const restoreStored = (): SessionIdentity | null => {
  const stored = readSession();
  if (!stored) clearStoredSession();
  else if (stored.locked) lockStoredSession();
  return stored && identityOf(stored);
};

/** Takes over the session of another tab; it stays valid as long as in that tab. */
export const adoptSession = ({ session, stamp }: HandedSession): SessionIdentity | null => {
  writeSession({ ...session, clientStripe: null }, stamp);
  return restoreStored();
};

/** The session machine connected to the provider, to storage and to the other tabs of this browser. */
export const provideSession = ({ tabs, takeMask, openSession, forgetEverything, refreshReads }: SessionEffects) => {
  // A late answer must not bring back a session that was locked or signed out meanwhile: the signal and the stamp tell.
  const openUnder = async (stamp: () => string, { input, signal }: { input: Credentials; signal: AbortSignal }) => {
    const session = await openSession(input);
    signal.throwIfAborted();
    writeSession(session, stamp());
    // Without a stored stamp the session counts as locked, because it may have ended.
    const own = restoreStored();
    if (!own) throw { kind: 'failing', serverMessage: null };
    return own;
  };

  /** A sign-in takes the stamp at the time of the answer. */
  const signIn = fromPromise<SessionIdentity, Credentials>((given) => openUnder(currentStamp, given));

  /** An unlock takes the stamp at the time of the press: a later lock wins. */
  const unlock = fromPromise<SessionIdentity, Credentials>(async (given) => {
    const stamp = currentStamp();
    const own = await openUnder(() => stamp, given);
    if (own.locked) throw { kind: 'failing', serverMessage: null };
    return own;
  });

  const lockScreen = lockScreenMachine.provide({
    actors: { verifyPassword: unlock },
    actions: {
      announce,
      rememberLock: (_, lock) => {
        if (lock.announce) tabs.tell({ type: 'locked' });
        lockStoredSession();
        forgetEverything();
      },
      forgetLock: (_, lock) => {
        const [session, stamp] = [readSession(), readStamp()];
        if (lock.announce && session && stamp) tabs.tell({ type: 'unlocked', session: sharedOf(session), stamp });
      },
      refreshReads,
    },
  });

  return sessionMachine.provide({
    actors: {
      restoreSession: fromPromise(async ({ signal }) => {
        const own = restoreStored();
        if (own) return own;
        const handed = await tabs.ask();
        signal.throwIfAborted();
        if (handed?.masked) takeMask();
        return handed && adoptSession(handed);
      }),
      signIn,
      lockScreen,
    },
    actions: {
      announce,
      clearSession: () => {
        clearStoredSession();
        forgetEverything();
      },
      announceSignOut: () => {
        tabs.tell({ type: 'signedOut' });
        forgetJournals();
      },
      // A lock keeps the drafts for its customer; another customer must not see them.
      replaceSession: () => {
        clearDrafts();
        forgetEverything();
      },
    },
  });
};
