import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { dropEarlyReads } from './earlyReads.ts';

/** The prefix of every query key. */
export const everyQuery: readonly QueryKey[] = [[]];

/** Makes the queries under these keys stale: those on screen are read at once, the others when a screen shows them. */
export const makeStale = (queryClient: QueryClient, keys: readonly QueryKey[]): Promise<unknown> => {
  dropEarlyReads();
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
};
