import { QueryClient } from '@tanstack/react-query';

/** Reads only, so: the client below retries, nothing waits for a connection to be sent later, focus reads again. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, staleTime: 15_000, refetchOnWindowFocus: true },
      mutations: { networkMode: 'always', retry: false },
    },
  });
