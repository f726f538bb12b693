import type { Api } from '@may/api';
import { queryOptions } from '@tanstack/react-query';
import { readSession } from '../storage/storedSession.ts';

const all = ['me'] as const;

/** The read of the signed-in customer: what this tab remembers at once, and what the provider says as soon as it has. */
export const meQueries = {
  all,
  current: (api: Api) =>
    queryOptions({
      queryKey: all,
      queryFn: () => api.auth.getMe(),
      initialData: () => readSession()?.me,
      initialDataUpdatedAt: 0,
    }),
};
