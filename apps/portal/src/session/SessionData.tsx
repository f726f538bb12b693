import type { ReactNode } from 'react';
import { DataProvider } from '../data/DataProvider.tsx';
import { useSession } from './SessionContext.tsx';

/** Gives a layout's pages the session's query client: one cache for all layouts, and a new page for another customer. */
export const SessionData = ({ children }: { children: ReactNode }) => {
  const { actor, api, queryClient } = useSession();
  return (
    <DataProvider key={actor.getSnapshot().context.identity?.userId} api={api} queryClient={queryClient}>
      {children}
    </DataProvider>
  );
};
