import { isApiError } from '@may/api';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../data/DataProvider.tsx';
import { domainQueries } from '../data/domains.queries.ts';

/** Whether the provider says that there is no such domain, which is an answer and no failure. */
export const useUnknownDomain = (id: string): boolean => {
  const { error, data } = useQuery(domainQueries.detail(useApi(), id));
  return data === undefined && isApiError(error) && error.status === 404;
};
