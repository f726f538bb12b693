import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './createSession.ts';
import type { LazySession } from './lazySession.ts';

const SessionContext = createContext<LazySession | null>(null);

export const SessionProvider = SessionContext.Provider;

/** The session that may still be loading, for code that must run before it is there. */
export const useLazySession = (): LazySession => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useLazySession needs <SessionProvider>: wrap the route tree in it.');
  return session;
};

/** The loaded session, for pages that are shown only once it is known. */
export const useSession = (): Session => {
  const session = useLazySession().current();
  if (!session)
    throw new Error('useSession found no session yet: render only when useSessionState is past "restoring".');
  return session;
};

/** The session's state for the routes; renders again only when the state changes. */
export const useSessionState = (): SessionState => {
  const { current, subscribe, drawn } = useLazySession();
  return useSyncExternalStore(
    subscribe,
    () => current()?.state() ?? 'restoring',
    () => drawn,
  );
};
