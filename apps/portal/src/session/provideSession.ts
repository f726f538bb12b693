import { lockScreenMachine } from '@may/machines/session/lockScreenMachine.ts';
import type { Credentials, SessionIdentity } from '@may/machines/session/session.types.ts';
import { sessionMachine } from '@may/machines/session/sessionMachine.ts';
import { fromPromise } from 'xstate';
import { localStore } from '../browser/storage/createStorage.ts';
import { clearDrafts } from '../browser/storage/draft.ts';
import { noticePrefix, pusherPrefix, seenPrefix, zonePrefix } from '../browser/storage/keys.ts';
import { noteSign } from '../browser/storage/lastSign.ts';
import { currentStamp, stampLock, stampSignOut } from '../browser/storage/sessionStamp.ts';
import {
  clearStoredSession,
  lockStoredSession,
  readSession,
  readStamp,
  type SharedSession,
  type StoredSession,
  writeSession,
} from '../browser/storage/storedSession.ts';
import { announce } from '../data/notices/notices.ts';
import type { HandedSession, SessionTabs } from './sessionTabs.ts';

/** The session's calls into the rest of the app; `openSession` is the provider's login, `me` and the card secret. */
export type SessionEffects = {
  tabs: SessionTabs;
  /** Hides or shows the figures of this tab. */
  mask(isMasked: boolean): void;
  openSession(credentials: Credentials): Promise<StoredSession>;
  /** Drops every cached read and notice of the customer. */
  forgetEverything(): void;
  /** Reads all data on screen again. */
  refreshReads(): void;
};

/** Takes over the session of another tab, which stays valid as long as in that tab. */
export type AdmitSession = (handed: HandedSession) => SessionIdentity | null;

/** The part of a session that other tabs may have: all but the card secret. */
export const toShared = ({ me, accessToken, locked }: StoredSession): SharedSession => ({ me, accessToken, locked });

/** The session machine connected to the provider, to storage and to the other tabs of this browser; and `admit`, for a session of another tab. */
export const provideSession = ({ tabs, mask, openSession, forgetEverything, refreshReads }: SessionEffects) => {
  const clear = () => {
    clearStoredSession();
    // The next customer of this browser has not chosen it.
    mask(false);
  };

  /**
   * The only way into a session: the customer of this tab's stored session, as far as it is valid now. A session that was locked or has ended
   * meanwhile is also locked or removed in the storage.
   */
  const enter = (): SessionIdentity | null => {
    const stored = readSession();
    if (!stored) clear();
    else if (stored.locked) lockStoredSession();
    // To open a page is a sign: its watch comes later.
    else noteSign(stored.me.id);
    return stored && { userId: stored.me.id, email: stored.me.email, locked: stored.locked };
  };

  const admit: AdmitSession = ({ session, stamp, masked }) => {
    writeSession({ ...session, clientStripe: null }, stamp);
    const identity = enter();
    if (identity && masked) mask(true);
    return identity;
  };

  // A late answer must not bring back a session that was locked or signed out meanwhile: the signal and the stamp tell.
  const openUnder = async (stamp: () => string, { input, signal }: { input: Credentials; signal: AbortSignal }) => {
    const session = await openSession(input);
    signal.throwIfAborted();
    writeSession(session, stamp());
    // A password that was just accepted is a sign of the customer: the idle lock counts from here, also after a reload.
    noteSign(session.me.id);
    // Without a stored stamp the session counts as locked, because it may have ended.
    const own = enter();
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

  /** Tells the other tabs of a lock or a sign-out. The stamp changes first, for those that receive no message. */
  const tellStamp = (change: () => void) => {
    change();
    tabs.tell({ type: 'stamped', stamp: currentStamp() });
  };

  const lockScreen = lockScreenMachine.provide({
    actors: { verifyPassword: unlock },
    actions: {
      announce,
      rememberLock: (_, lock) => {
        if (lock.announce) tellStamp(stampLock);
        lockStoredSession();
        forgetEverything();
      },
      forgetLock: (_, lock) => {
        const [session, stamp] = [readSession(), readStamp()];
        if (lock.announce && session && stamp)
          tabs.tell({ type: 'session', session: toShared(session), stamp, masked: false });
      },
      refreshReads,
    },
  });

  const machine = sessionMachine.provide({
    actors: {
      restoreSession: fromPromise(async ({ signal }) => {
        const own = enter();
        if (own) return own;
        const handed = await tabs.ask();
        signal.throwIfAborted();
        return handed && admit(handed);
      }),
      signIn,
      lockScreen,
    },
    actions: {
      announce,
      clearSession: () => {
        clear();
        forgetEverything();
      },
      announceSignOut: () => {
        tellStamp(stampSignOut);
        // Journals hold the customer's records, notices their subjects, and signs the time of their last visit.
        for (const key of localStore.keys())
          if ([zonePrefix, noticePrefix, pusherPrefix, seenPrefix].some((prefix) => key.startsWith(prefix)))
            localStore.remove(key);
      },
      // A lock keeps the drafts and the hidden figures for its customer; another customer must get neither.
      replaceSession: () => {
        clearDrafts();
        mask(false);
        forgetEverything();
      },
    },
  });
  return { machine, admit };
};
