import { useQuery } from '@tanstack/react-query';
import { useApi } from '../data/DataProvider.tsx';
import { domainQueries } from '../data/domains.queries.ts';
import { serverQueries } from '../data/servers.queries.ts';
import { shownDomain } from '../zones/domainName.ts';

/** The names of servers and zones as far as this page has read them, by type and id; it sends no request. */
export const useObjectNames = (): ReadonlyMap<string, string> => {
  const api = useApi();
  const servers = useQuery({ ...serverQueries.list(api), enabled: false }).data?.items ?? [];
  const zones = useQuery({ ...domainQueries.list(api), enabled: false }).data?.items ?? [];
  return new Map([
    ...servers.map(({ id, name }) => [`server ${id}`, name] as const),
    ...zones.map(({ id, name }) => [`zone ${id}`, shownDomain(name)] as const),
  ]);
};
