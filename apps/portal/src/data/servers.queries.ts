import type { Api } from '@may/api';
import { isReady } from '@may/domain/servers/server.ts';
import { queryOptions } from '@tanstack/react-query';

const all = ['servers'] as const;
// Plans and regions change seldom; an order reads them again before it is sent.
const long = 5 * 60_000;

/** The queries of servers, plans and regions; `all` is the prefix of their keys. */
export const serverQueries = {
  all,
  list: (api: Api) => queryOptions({ queryKey: [...all, 'list'], queryFn: () => api.servers.listServers() }),
  detail: (api: Api, id: string) =>
    queryOptions({
      queryKey: [...all, 'detail', id],
      queryFn: () => api.servers.getServer(id),
      // A server that is being set up is read again until it runs.
      refetchInterval: ({ state }) => (state.data && !isReady(state.data) ? 5_000 : false),
    }),
  regions: (api: Api) =>
    queryOptions({ queryKey: ['regions', 'wordpress'], queryFn: () => api.servers.listRegions(), staleTime: long }),
  hostingRegions: (api: Api) =>
    queryOptions({
      queryKey: ['regions', 'hosting'],
      queryFn: () => api.servers.listHostingRegions(),
      staleTime: long,
    }),
  plans: (api: Api) => queryOptions({ queryKey: ['plans'], queryFn: () => api.servers.listPlans(), staleTime: long }),
};
