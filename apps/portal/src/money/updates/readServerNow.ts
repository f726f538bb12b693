import type { Api } from '@may/api';
import type { Server } from '@may/domain';
import type { QueryClient } from '@tanstack/react-query';
import { dropEarlyReads } from '../../data/earlyReads.ts';
import { serverQueries } from '../../data/servers.queries.ts';

/**
 * Reads a server from the provider now, and shows the answer on its page too. A query of the page may have been asked before another tab's
 * change, so its answer neither counts nor comes later.
 */
export const readServerNow = async (queryClient: QueryClient, api: Api, id: string): Promise<Server> => {
  dropEarlyReads();
  const server = await api.servers.getServer(id);
  const { queryKey } = serverQueries.detail(api, id);
  await queryClient.cancelQueries({ queryKey, exact: true });
  // Without data of the page, its session may have ended meanwhile.
  queryClient.setQueryData(queryKey, (shown) => shown && server);
  return server;
};
