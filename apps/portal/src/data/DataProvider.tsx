import type { Api } from '@may/api';
import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useSession } from '../session/SessionContext.tsx';
import { createPortalApi } from './createPortalApi.ts';
import { createQueryClient } from './queryClient.ts';

const ApiContext = createContext<Api | null>(null);

/** The provider's client of this page. */
export const useApi = (): Api => {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs <DataProvider>: render the route inside a layout that has it.');
  return api;
};

/** Gives a subtree the provider's client and a cache that empties when the session is locked or ends. */
export const DataProvider = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const [api] = useState(() => createPortalApi(() => session.actor.send({ type: 'session.expired' })));
  const [queryClient] = useState(createQueryClient);
  useEffect(() => {
    const stopForgetting = session.onForget(() => queryClient.clear());
    const stopRefreshing = session.onRefresh(() => void queryClient.invalidateQueries());
    return () => {
      stopForgetting();
      stopRefreshing();
    };
  }, [session, queryClient]);
  return (
    <ApiContext.Provider value={api}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ApiContext.Provider>
  );
};
