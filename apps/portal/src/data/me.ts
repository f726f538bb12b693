import type { Me } from '@may/api';
import { useQuery } from '@tanstack/react-query';
import { useApi } from './DataProvider.tsx';
import { meQueries } from './me.queries.ts';

/** The signed-in customer; null if no customer is signed in. */
export const useMe = (): Me | null => useQuery(meQueries.current(useApi())).data ?? null;

/** The customer of a route behind the guard. */
export const useSignedInMe = (): Me => {
  const me = useMe();
  if (!me) throw new Error('useSignedInMe found nobody signed in: put the route behind the guard in AppLayout.');
  return me;
};
