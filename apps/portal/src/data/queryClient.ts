import { type DefaultError, type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import { readAccessToken } from '../browser/storage/storedSession.ts';
import { dropEarlyReads } from './earlyReads.ts';

/**
 * Its defaults: the API client retries instead, no query waits for a connection, and focus reads again. What failed is read again once the
 * browser is online. A locked session has no token, so its page then sends no requests.
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

/** The prefix of every query key. */
export const everyQuery: readonly QueryKey[] = [[]];

/**
 * Makes the queries under these keys stale: those on screen are read at once, the others when a screen shows them. A first reading under way began
 * before: its answer is shown, and read again.
 */
export const makeStale = (queryClient: QueryClient, keys: readonly QueryKey[]): Promise<unknown> => {
  dropEarlyReads();
  return Promise.all(
    keys.map(async (queryKey) => {
      const begun = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
      const kept = begun.filter((query) => query.state.data === undefined || !query.isActive());
      await Promise.allSettled([queryClient.invalidateQueries({ queryKey }), ...kept.map(({ promise }) => promise)]);
      if (kept.length > 0) await queryClient.invalidateQueries({ predicate: (query) => kept.includes(query) });
    }),
  );
};

/** The queries whose reading `readNow` began in this task. */
const begunNow = new WeakSet<object>();

/**
 * Reads a query from the provider now, however fresh its last answer is; a reading under way began before and gives way. Screens that show the query
 * get the answer too.
 */
export const readNow = <Read, Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Read, DefaultError, Data, Key>,
): Promise<Data> => {
  const { queryKey } = query;
  const cached = () => queryClient.getQueryCache().find({ queryKey, exact: true });
  const known = cached();
  // Callers of one task share a reading: it begins after all of them.
  if (!known || !begunNow.has(known))
    void queryClient.cancelQueries({ queryKey, exact: true }, { silent: true, revert: false });
  const answer = queryClient.fetchQuery({ ...query, staleTime: 0 });
  const begun = cached();
  if (begun) {
    begunNow.add(begun);
    setTimeout(() => begunNow.delete(begun));
  }
  return answer;
};
