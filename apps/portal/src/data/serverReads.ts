import type { Plan, Rows, Server, ServerKind } from '@may/domain';
import type { Loadable } from '@may/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from './DataProvider.tsx';
import { serversOfKind } from './serverRows.ts';
import { serverQueries } from './servers.queries.ts';
import { mapLoadable, toLoadable } from './toLoadable.ts';

/** Today's plans, for the prices of servers. */
export const usePlans = (): Loadable<Rows<Plan>> => toLoadable(useQuery(serverQueries.plans(useApi())));

/** The customer's servers of a kind (docs/decisions/0014); of both kinds without one. */
export const useServers = (kind?: ServerKind): Loadable<Rows<Server>> => {
  const api = useApi();
  const servers = toLoadable(useQuery(serverQueries.list(api)));
  const hosting = useQuery({ ...serverQueries.hostingRegions(api), enabled: kind !== undefined });
  // Until hosting's regions are known, a server would stand in the wrong list for a moment.
  if (kind !== undefined && hosting.isPending) return servers.status === 'failed' ? servers : { status: 'loading' };
  return mapLoadable(servers, (rows) => serversOfKind(kind, rows, hosting.data?.items ?? null));
};
