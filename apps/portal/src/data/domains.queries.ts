import type { Api } from '@may/api';
import type { DnsDomain } from '@may/domain/dns/records.ts';
import { queryOptions } from '@tanstack/react-query';

const all = ['domains'] as const;

/** The queries of domains and their records; `all` is the prefix of their keys. */
export const domainQueries = {
  all,
  list: (api: Api) => queryOptions({ queryKey: [...all, 'list'], queryFn: () => api.domains.listDomains() }),
  detail: (api: Api, id: string) =>
    queryOptions({ queryKey: [...all, 'detail', id], queryFn: () => api.domains.getDomain(id) }),
  records: (api: Api, domain: Pick<DnsDomain, 'id' | 'name'>) =>
    queryOptions({
      queryKey: [...all, 'records', domain.id],
      queryFn: () => api.domains.listRecords(domain),
      // Each page of a zone reads the records again, because a customer must not change an outdated list.
      staleTime: 0,
    }),
};
