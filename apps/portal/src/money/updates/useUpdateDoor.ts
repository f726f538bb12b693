import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { config } from '../../config.ts';
import { useSignedInMe } from '../../data/customer.queries.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { createUpdateDoor, type UpdateDoor } from './createUpdateDoor.ts';
import { readServerNow } from './readServerNow.ts';
import { sentUpdates } from './sentUpdates.ts';

/** The door for changes of a server, which every tab of its page uses. */
export const useUpdateDoor = (serverId: string): UpdateDoor => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { id: userId } = useSignedInMe();
  return useMemo(
    () =>
      createUpdateDoor({
        servers: api.servers,
        userId,
        serverId,
        store: sentUpdates,
        sendsKeys: config.provider.idempotencyKey,
        getServer: () => readServerNow(queryClient, api, serverId),
      }),
    [api, userId, queryClient, serverId],
  );
};
