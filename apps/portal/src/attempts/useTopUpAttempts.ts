import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { config } from '../config.ts';
import { useApi } from '../data/DataProvider.tsx';
import { useMe } from '../data/me.ts';
import { readTransactionsAnew, refreshWallet } from '../data/walletReads.ts';
import { attemptStore } from './attemptStore.ts';
import { createTopUpAttempts, type TopUpAttempts } from './createTopUpAttempts.ts';

/** The top-up attempts of whoever is signed in; null while nobody is. */
export const useTopUpAttempts = (): TopUpAttempts | null => {
  const api = useApi();
  const me = useMe();
  const queryClient = useQueryClient();
  const userId = me?.id;
  const region = me?.region;
  return useMemo(() => {
    if (userId === undefined || region === undefined) return null;
    return createTopUpAttempts({
      wallet: api.wallet,
      userId,
      store: attemptStore,
      sendsKeys: config.provider.idempotencyKey,
      checkoutHosts: config.checkoutHosts,
      listTransactions: () => readTransactionsAnew(queryClient, api, region),
      onSettled: () => void refreshWallet(queryClient),
    });
  }, [api, userId, region, queryClient]);
};
