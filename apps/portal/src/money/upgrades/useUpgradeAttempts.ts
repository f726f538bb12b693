import { useMemo } from 'react';
import { config } from '../../config.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { dropEarlyReads } from '../../data/earlyReads.ts';
import { useSignedInMe } from '../../data/me.ts';
import { createUpgradeAttempts, type UpgradeAttempts } from './createUpgradeAttempts.ts';
import { upgradeStore } from './upgradeStore.ts';

export const useUpgradeAttempts = (serverId: string): UpgradeAttempts => {
  const api = useApi();
  const { id } = useSignedInMe();
  return useMemo(
    () =>
      createUpgradeAttempts({
        servers: api.servers,
        userId: id,
        serverId,
        store: upgradeStore,
        sendsKeys: config.provider.idempotencyKey,
        // A query of the page may have been asked before another tab's upgrade, so its answer does not count.
        getServer: () => {
          dropEarlyReads();
          return api.servers.getServer(serverId);
        },
      }),
    [api, id, serverId],
  );
};
