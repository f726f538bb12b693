import { isApiError } from '@may/api';
import type { DnsDomain, ZoneRecord } from '@may/domain/dns/records.ts';
import type { Loadable } from '@may/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/DataProvider.tsx';
import { shownDomain } from '../../data/domainName.ts';
import { domainQueries } from '../../data/domains.queries.ts';
import { toLoadable } from '../../data/toLoadable.ts';

/** A domain with the provider's records. `unreadable` counts rows that did not match the schema; no file and no rule includes them. */
export type Zone = {
  domain: DnsDomain;
  /** The Unicode form of the domain. */
  shown: string;
  records: readonly ZoneRecord[];
  unreadable: number;
};

/** Reads a domain and then its records, because their names depend on the domain's. Null if the provider does not know the domain. */
export const useZone = (id: string): Loadable<Zone | null> => {
  const api = useApi();
  const domain = useQuery(domainQueries.detail(api, id));
  const records = useQuery(
    domain.data
      ? domainQueries.records(api, domain.data)
      : { ...domainQueries.records(api, { id, name: '' }), queryFn: skipToken },
  );
  // 404 is an answer: this domain does not exist.
  if (domain.data === undefined && isApiError(domain.error) && domain.error.status === 404)
    return { status: 'ready', value: null };
  const [first, second] = [toLoadable(domain), toLoadable(records)];
  if (first.status !== 'ready') return first;
  if (second.status !== 'ready') return second;
  const { items, unreadable } = second.value;
  return {
    status: 'ready',
    stale: first.stale || second.stale,
    value: { domain: first.value, shown: shownDomain(first.value.name), records: items, unreadable },
  };
};
