import type { DefaultError, FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Reads a query from the provider at this moment, however fresh its last answer is; screens that show the query get the answer too. */
export const readNow = <Read, Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Read, DefaultError, Data, Key>,
): Promise<Data> => queryClient.fetchQuery({ ...query, staleTime: 0 });
