import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { config } from '../../config.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { useSignedInMe } from '../../data/me.ts';
import { createUpgradeAttempts, type UpgradeAttempts } from './createUpgradeAttempts.ts';
import { readUpgradedServer } from './readUpgradedServer.ts';
import { upgradeStore } from './upgradeStore.ts';

export const useUpgradeAttempts = (serverId: string): UpgradeAttempts => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { id } = useSignedInMe();
  return useMemo(
    () =>
      createUpgradeAttempts({
        servers: api.servers,
        userId: id,
        serverId,
        store: upgradeStore,
        sendsKeys: config.provider.idempotencyKey,
        getServer: () => readUpgradedServer(queryClient, api, serverId),
      }),
    [api, id, queryClient, serverId],
  );
};
