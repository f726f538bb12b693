import type { DefaultError, FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Reads a query from the provider now, however fresh its last answer is. Screens that show the query get the answer too. */
export const readNow = <Read, Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Read, DefaultError, Data, Key>,
): Promise<Data> => queryClient.fetchQuery({ ...query, staleTime: 0 });
