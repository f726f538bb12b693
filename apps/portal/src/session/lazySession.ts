import { fetchPart } from '@may/ui';
import { sessionStore } from '../storage/createStorage.ts';
import type { Session } from './createSession.ts';
import { isSignedInSomewhere } from './signedInMark.ts';

/** The session of this page, whose code is fetched once, when there is reason to. */
export type LazySession = {
  /** Null until it has arrived. */
  current(): Session | null;
  /** Fetches it; what did not arrive can be fetched again. */
  load(): Promise<Session>;
  /** Called when it has arrived and after each of its changes; returns how to stop. */
  subscribe(listener: () => void): () => void;
};

export const createLazySession = (fetchCode = () => fetchPart(() => import('./createSession.ts'))): LazySession => {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let session: Session | null = null;
  let arriving: Promise<Session> | undefined;
  return {
    current: () => session,
    load: () => {
      arriving ??= fetchCode().then(
        ({ createSession }) => {
          session = createSession({ onChange: tell });
          tell();
          return session;
        },
        (error) => {
          arriving = undefined;
          throw error;
        },
      );
      return arriving;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/** Whether this tab holds the login marker; what else it holds is read with the session. */
export const isSessionRemembered = (): boolean => sessionStore.get('isLogin') !== null;

/** Loads the session for a visitor: once they touch the page, or at once where another tab may hold one to ask for. */
export const loadWhenMeant = ({ load }: LazySession): void => {
  // Whoever submits hears of a failure; until then nobody waits for it.
  const fetchIt = () => void load().catch(() => undefined);
  for (const touch of ['focusin', 'pointerdown', 'keydown']) addEventListener(touch, fetchIt, { once: true });
  if (isSignedInSomewhere()) fetchIt();
};
