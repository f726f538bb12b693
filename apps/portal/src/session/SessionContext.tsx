import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './createSession.ts';
import type { SessionDoor } from './sessionDoor.ts';

const SessionContext = createContext<SessionDoor | null>(null);

export const SessionProvider = SessionContext.Provider;

/** The door to the session, for what must work before the session has arrived. */
export const useSessionDoor = (): SessionDoor => {
  const door = useContext(SessionContext);
  if (!door) throw new Error('useSessionDoor needs <SessionProvider>: wrap the route tree in it.');
  return door;
};

/** The session of this page, for what is shown only once it is known. */
export const useSession = (): Session => {
  const session = useSessionDoor().current();
  if (!session)
    throw new Error('useSession found no session yet: render only when useSessionState is past "restoring".');
  return session;
};

/** The session's state as the routes see it; renders again only when it changes. */
export const useSessionState = (): SessionState => {
  const door = useSessionDoor();
  return useSyncExternalStore(
    door.subscribe,
    () => door.current()?.state() ?? 'restoring',
    () => 'restoring',
  );
};
