import type { Api } from '@may/api';
import { queryOptions } from '@tanstack/react-query';

const all = ['cards'] as const;

/** The queries of the linked cards; `all` is the prefix of their keys. */
export const cardQueries = {
  all,
  list: (api: Api) => queryOptions({ queryKey: [...all, 'list'], queryFn: () => api.cards.listCards() }),
};
