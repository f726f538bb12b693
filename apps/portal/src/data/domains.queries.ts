import type { Api } from '@may/api';
import type { DnsDomain } from '@may/domain';
import { queryOptions } from '@tanstack/react-query';

const all = ['domains'] as const;

/** The reads of domains and their records; `all` is the key they lie under. */
export const domainQueries = {
  all,
  list: (api: Api) => queryOptions({ queryKey: [...all, 'list'], queryFn: () => api.domains.listDomains() }),
  detail: (api: Api, id: string) =>
    queryOptions({ queryKey: [...all, 'detail', id], queryFn: () => api.domains.getDomain(id) }),
  records: (api: Api, domain: Pick<DnsDomain, 'id' | 'name'>) =>
    queryOptions({
      queryKey: [...all, 'records', domain.id],
      queryFn: () => api.domains.listRecords(domain),
      // A customer must not change a zone by an older list of it: each of its pages reads it anew.
      staleTime: 0,
    }),
};
