import { QueryClient } from '@tanstack/react-query';
import { readAccessToken } from '../storage/storedSession.ts';

/**
 * Its defaults: the API client retries instead, no query waits for a connection, and focus reads again. What failed is read
 * again once the browser is online. A locked session has no token, so its
 * page then sends no requests.
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
        refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
      },
    },
  });
