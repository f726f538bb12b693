import type { Api } from '@may/api';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';

const ApiContext = createContext<Api | null>(null);

export const useApi = (): Api => {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs <DataProvider>: render the route inside a layout that has it.');
  return api;
};

type DataProviderProps = {
  api: Api;
  queryClient: QueryClient;
  children: ReactNode;
};

/** Gives a subtree the provider's client and the query cache. */
export const DataProvider = ({ api, queryClient, children }: DataProviderProps) => (
  <ApiContext value={api}>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </ApiContext>
);
