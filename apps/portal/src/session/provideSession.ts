import { lockScreenMachine, type SessionIdentity, sessionMachine } from '@may/machines';
import { fromPromise } from 'xstate';
import { announce } from '../notices/notices.ts';
import { clearDrafts } from '../storage/draft.ts';
import { forgetZones } from '../storage/forgetZones.ts';
import { currentWord } from '../storage/sessionWord.ts';
import {
  clearStoredSession,
  lockStoredSession,
  readSession,
  readWord,
  type SharedSession,
  type StoredSession,
  writeSession,
} from '../storage/storedSession.ts';
import type { HandedSession, SessionTabs } from './sessionTabs.ts';

type Credentials = { email: string; password: string };

/** What the session needs of the rest of the app; `openSession` is the provider's login followed by `me` and the card secret. */
export type SessionEffects = {
  tabs: SessionTabs;
  openSession(credentials: Credentials): Promise<StoredSession>;
  /** Drops every cached read and notice of the customer. */
  forgetEverything(): void;
  /** Reads everything on screen again. */
  refreshReads(): void;
};

const identityOf = ({ me, locked }: SharedSession): SessionIdentity => ({
  userId: me.id,
  email: me.email,
  locked,
});

/** What another tab may know of a session: everything but the card secret. */
export const sharedOf = ({ me, accessToken, locked }: StoredSession): SharedSession => ({ me, accessToken, locked });

/** Whose session this tab holds, as far as it is still true; what was locked or has ended meanwhile leaves the storage as it should be. */
const restoreStored = (): SessionIdentity | null => {
  const stored = readSession();
  if (!stored) clearStoredSession();
  else if (stored.locked) lockStoredSession();
  return stored && identityOf(stored);
};

/** Takes over the session of another tab, which holds no longer than it did there. */
export const adoptSession = ({ session, word }: HandedSession): SessionIdentity | null => {
  writeSession({ ...session, clientStripe: null }, word);
  return restoreStored();
};

/** The session machine connected to the provider, to storage and to the other tabs of this browser. */
export const provideSession = ({ tabs, openSession, forgetEverything, refreshReads }: SessionEffects) => {
  // A late answer must not bring back a session that was locked or signed out meanwhile: the signal decides, and the word.
  const openUnder = async (word: () => string, { input, signal }: { input: Credentials; signal: AbortSignal }) => {
    const session = await openSession(input);
    signal.throwIfAborted();
    writeSession(session, word());
    // Locked where no word could be kept: what is not sure to be true is not shown.
    const own = restoreStored();
    if (!own) throw { kind: 'failing', serverMessage: null };
    return own;
  };

  /** Whoever signs in begins a session of now. */
  const signIn = fromPromise<SessionIdentity, Credentials>((given) => openUnder(currentWord, given));

  /** Whoever unlocks opens what was locked when they pressed. */
  const unlock = fromPromise<SessionIdentity, Credentials>(async (given) => {
    const word = currentWord();
    const own = await openUnder(() => word, given);
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
        const [session, word] = [readSession(), readWord()];
        if (lock.announce && session && word) tabs.tell({ type: 'unlocked', session: sharedOf(session), word });
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
        forgetZones();
      },
      // Locking keeps what was typed, for whoever unlocks; another customer must not find it.
      replaceSession: () => {
        clearDrafts();
        forgetEverything();
      },
    },
  });
};
