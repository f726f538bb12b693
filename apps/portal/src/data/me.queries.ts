import type { Api } from '@may/api';
import { queryOptions } from '@tanstack/react-query';
import { readSession } from '../storage/storedSession.ts';

const all = ['me'] as const;

/** The query of the signed-in customer: this tab's memory at first, then the provider's answer. */
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
