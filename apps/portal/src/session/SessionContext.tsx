import { createContext, useContext } from 'react';
import type { Session } from './createSession.ts';

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

/** The session of this page. */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs <SessionProvider>: wrap the route tree in it.');
  return session;
};
