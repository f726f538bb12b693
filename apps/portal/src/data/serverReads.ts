import { isOfKind, type Money, type Plan, priceOrder, type Rows, type Server, type ServerKind } from '@may/domain';
import type { Loadable } from '@may/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from './DataProvider.tsx';
import { serverQueries } from './servers.queries.ts';
import { mapLoadable, toLoadable } from './toLoadable.ts';

/** What a server costs a month by the plans of today; null where its plan is unknown. */
export const costOfServer = (server: Server, plans: readonly Plan[]) => {
  const plan = plans.find(({ id }) => id === server.planId);
  if (!plan || server.diskMb === null || server.mariadbDiskMb === null) return null;
  const { diskMb, mariadbDiskMb, containers } = server;
  return priceOrder({ plan, diskMb, mariadbDiskMb, containers: containers ?? 1 });
};

/** The sum of what servers cost a month; null as soon as one of them cannot be told, so that no sum is too small. */
export const sumOf = (costs: readonly (Money | null)[]): Money | null =>
  costs.includes(null) ? null : { amount: costs.reduce((sum, cost) => sum + (cost?.amount ?? 0), 0), currency: 'VND' };

/** The plans of today, for what servers cost; none while they are not known. */
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
