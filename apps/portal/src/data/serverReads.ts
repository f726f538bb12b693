import { dong, type Money } from '@may/domain/money.ts';
import type { Rows } from '@may/domain/rows.ts';
import { costOfServer } from '@may/domain/servers/pricing.ts';
import { isOfKind, isReady, kindOf, type Plan, type Server, type ServerKind } from '@may/domain/servers/server.ts';
import type { Loadable } from '@may/ui';
import { useQuery } from '@tanstack/react-query';
import { href } from '../router/href.ts';
import { useApi } from './DataProvider.tsx';
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

/** The monthly price of a server; null if it is unknown. */
export const priceOf = (server: Server, { items }: Rows<Plan>): Money | null =>
  costOfServer(server, items)?.total ?? null;

/** The monthly price of these servers by today's plans, once both are read. */
export const monthlyTotal = (servers: Loadable<Rows<Server>>, plans: Loadable<Rows<Plan>>): Loadable<Money | null> => {
  if (servers.status !== 'ready') return servers;
  const { items } = servers.value;
  return mapLoadable(plans, (read) => addCosts(items.map((server) => priceOf(server, read))));
};

/** The monthly price of all servers; null if one price is unknown, so that no sum is too small. */
export const addCosts = (costs: readonly (Money | null)[]): Money | null =>
  costs.includes(null) ? null : dong(costs.reduce((sum, cost) => sum + (cost?.amount ?? 0), 0));

/** The servers of a kind; `regions` are those of hosting, null if they are not known. */
const serversOfKind = (
  kind: ServerKind | undefined,
  { items, unreadable }: Rows<Server>,
  regions: Parameters<typeof isOfKind>[2],
): Rows<Server> => ({
  unreadable,
  items: kind === undefined ? items : items.filter((server) => isOfKind(kind, server, regions)),
});

/** The servers of both kinds, once their kinds are read. */
export const useServerRows = (plans: Loadable<Rows<Plan>>): Loadable<ReturnType<typeof rowsOfServers>> => {
  const servers = useServers();
  const { data, isPending } = useQuery(serverQueries.hostingRegions(useApi()));
  if (servers.status === 'ready' && isPending) return { status: 'loading' };
  return mapLoadable(servers, (rows) => rowsOfServers((server) => kindOf(server, data?.items ?? null), rows, plans));
};

/** The rows of a list of servers, with their addresses and prices. */
export const rowsOfServers = (
  kindOfRow: (server: Server) => ServerKind,
  { items, unreadable }: Rows<Server>,
  plans: Loadable<Rows<Plan>>,
) => ({
  unreadable,
  items: items.map((server) => ({
    ...server,
    href: href(`${kindOfRow(server)}Detail`, { id: server.id }),
    orderHref: isReady(server) ? null : href('orderProgress', { id: server.id }),
    monthly: plans.status === 'ready' ? priceOf(server, plans.value) : null,
  })),
});
