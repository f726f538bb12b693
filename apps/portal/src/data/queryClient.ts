import { QueryClient } from '@tanstack/react-query';
import { readAccessToken } from '../storage/storedSession.ts';

/**
 * Reads only, so: the client below retries, nothing waits for a connection to be sent later, focus reads again. A session that
 * was locked a moment ago has no token: what is still on the page then asks nothing.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        enabled: () => readAccessToken() !== null,
        networkMode: 'always',
        retry: false,
        staleTime: 15_000,
        refetchOnWindowFocus: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
