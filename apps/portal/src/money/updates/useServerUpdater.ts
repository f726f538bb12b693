import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { config } from '../../browser/config.ts';
import { useSignedInMe } from '../../data/customer.queries.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { dropEarlyReads } from '../../data/earlyReads.ts';
import { readNow } from '../../data/queryClient.ts';
import { serverQueries } from '../../data/servers.queries.ts';
import { createServerUpdater, type ServerUpdater } from './createServerUpdater.ts';
import { sentUpdates } from './sentUpdates.ts';

/** Sends the changes of a server, for every tab of its page. */
export const useServerUpdater = (serverId: string): ServerUpdater => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { id: userId } = useSignedInMe();
  return useMemo(
    () =>
      createServerUpdater({
        servers: api.servers,
        userId,
        serverId,
        store: sentUpdates,
        sendsKeys: config.provider.idempotencyKey,
        getServer: () => {
          dropEarlyReads();
          return readNow(queryClient, serverQueries.detail(api, serverId));
        },
      }),
    [api, userId, queryClient, serverId],
  );
};
