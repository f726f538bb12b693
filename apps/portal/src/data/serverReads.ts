import { isOfKind, type Money, type Plan, type Rows, type Server, type ServerKind } from '@may/domain';
import type { Loadable } from '@may/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from './DataProvider.tsx';
import { serverQueries } from './servers.queries.ts';
import { mapLoadable, toLoadable } from './toLoadable.ts';

/** The monthly price of all servers; null if one price is unknown, so that no sum is too small. */
export const sumOf = (costs: readonly (Money | null)[]): Money | null =>
  costs.includes(null) ? null : { amount: costs.reduce((sum, cost) => sum + (cost?.amount ?? 0), 0), currency: 'VND' };

/** Today's plans, for the prices of servers; empty until they are read. */
export const usePlans = (): readonly Plan[] => useQuery(serverQueries.plans(useApi())).data?.items ?? [];

/** The customer's servers of a kind (docs/decisions/0014); of both kinds without one. */
export const useServers = (kind?: ServerKind): Loadable<Rows<Server>> => {
  const api = useApi();
  const servers = toLoadable(useQuery(serverQueries.list(api)));
  const hosting = useQuery({ ...serverQueries.hostingRegions(api), enabled: kind !== undefined });
  // Until hosting's regions are known, a server would stand in the wrong list for a moment.
  if (kind !== undefined && hosting.isPending) return servers.status === 'failed' ? servers : { status: 'loading' };
  return mapLoadable(servers, ({ items, unreadable }) => ({
    unreadable,
    items: kind === undefined ? items : items.filter((server) => isOfKind(kind, server, hosting.data?.items ?? null)),
  }));
};
