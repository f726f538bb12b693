import type { Api, Me } from '@may/api';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { cardQueries } from '../data/cards.queries.ts';
import { useApi } from '../data/DataProvider.tsx';
import { useSignedInMe } from '../data/me.ts';
import { serverQueries } from '../data/servers.queries.ts';
import { walletQueries } from '../data/wallet.queries.ts';
import { localStore, type SafeStorage } from '../storage/createStorage.ts';
import { toldPrefix } from '../storage/keys.ts';

/**
 * True if a warning can be known: this browser remembers one that was told, or the page has read a wallet with its servers and prices, or the
 * cards. Without them the warnings say nothing, and their code would be fetched for nothing.
 */
export const areWarningsDue = (
  client: Pick<QueryClient, 'getQueryData'>,
  api: Api,
  { id, region }: Pick<Me, 'id' | 'region'>,
  storage: Pick<SafeStorage, 'get'> = localStore,
): boolean => {
  const ofWallet = [walletQueries.transactions(api, region), serverQueries.list(api), serverQueries.plans(api)];
  const isRead = ({ queryKey }: { queryKey: readonly unknown[] }) => client.getQueryData(queryKey) !== undefined;
  const isTold = () => /"told":"/.test(storage.get(toldPrefix + id) ?? '');
  return isRead(cardQueries.list(api)) || ofWallet.every(isRead) || isTold();
};

/** True from the moment at which a warning can be known, for the life of the page. */
export const useWarningsDue = (): boolean => {
  const client = useQueryClient();
  const api = useApi();
  const me = useSignedInMe();
  const [wasDue, setWasDue] = useState(false);
  const subscribe = useCallback(
    (listener: () => void) => {
      const end = client.getQueryCache().subscribe(listener);
      // Another tab has told one.
      addEventListener('storage', listener);
      return () => {
        end();
        removeEventListener('storage', listener);
      };
    },
    [client],
  );
  const isDue = useSyncExternalStore(subscribe, () => wasDue || areWarningsDue(client, api, me));
  if (isDue && !wasDue) setWasDue(true);
  return isDue;
};
