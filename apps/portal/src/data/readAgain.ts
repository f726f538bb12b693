import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { dropEarlyReads } from './earlyReads.ts';

/** The key that everything lies under. */
export const everything: readonly QueryKey[] = [[]];

/** Reads again what lies under these keys: at once what is on screen, the rest when it is looked at. What the page began early is old by now. */
export const readAgain = (queryClient: QueryClient, keys: readonly QueryKey[]): Promise<unknown> => {
  dropEarlyReads();
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
};
