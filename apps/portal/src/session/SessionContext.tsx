import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './createSession.ts';
import type { LazySession } from './lazySession.ts';

const SessionContext = createContext<LazySession | null>(null);

export const SessionProvider = SessionContext.Provider;

/** The session as far as it has arrived, for what must work before. */
export const useLazySession = (): LazySession => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useLazySession needs <SessionProvider>: wrap the route tree in it.');
  return session;
};

/** The session of this page, for what is shown only once it is known. */
export const useSession = (): Session => {
  const session = useLazySession().current();
  if (!session)
    throw new Error('useSession found no session yet: render only when useSessionState is past "restoring".');
  return session;
};

/** The session's state as the routes see it; renders again only when it changes. */
export const useSessionState = (): SessionState => {
  const { current, subscribe } = useLazySession();
  return useSyncExternalStore(
    subscribe,
    () => current()?.state() ?? 'restoring',
    // The HTML was made before anybody was known: it is hydrated as such, whatever is known by then.
    () => 'restoring',
  );
};
