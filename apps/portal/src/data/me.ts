import type { Me } from '@may/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readSession } from '../session/storedSession.ts';
import { useApi } from './DataProvider.tsx';

/** The signed-in customer: what the session stores at once, refreshed from the provider. Null only while nobody is signed in. */
export const useMe = (): Me | null => {
  const api = useApi();
  const { data } = useQuery(
    queryOptions({
      queryKey: ['me'],
      queryFn: () => api.auth.getMe(),
      initialData: () => readSession()?.me,
      initialDataUpdatedAt: 0,
    }),
  );
  return data ?? null;
};

/** The customer of a route behind the guard. */
export const useSignedInMe = (): Me => {
  const me = useMe();
  if (!me) throw new Error('useSignedInMe found nobody signed in: put the route behind the guard in AppLayout.');
  return me;
};
