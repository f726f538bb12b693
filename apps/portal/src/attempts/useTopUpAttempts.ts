import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { config } from '../config.ts';
import { useApi } from '../data/DataProvider.tsx';
import { dropEarlyReads } from '../data/earlyReads.ts';
import { useMe } from '../data/me.ts';
import { walletQueries } from '../data/wallet.queries.ts';
import { refreshWallet } from '../data/walletReads.ts';
import { attemptStore } from './attemptStore.ts';
import { createTopUpAttempts, type TopUpAttempts } from './createTopUpAttempts.ts';

/** The keys of the reads that ask what became of a top-up: by its attempt, or by the code a bank sent back. */
export const topUpKeys = {
  attempt: (attemptKey: string) => ['topUp', 'attempt', attemptKey] as const,
  paymentReturn: (transactionCode: string | null) => ['topUp', 'return', transactionCode] as const,
};

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
      // As the log is at this moment: nothing of money is decided by an older one. The screens see it too.
      listTransactions: async () => {
        dropEarlyReads();
        return (await queryClient.fetchQuery({ ...walletQueries.transactions(api, region), staleTime: 0 })).items;
      },
      onSettled: () => void refreshWallet(queryClient),
    });
  }, [api, userId, region, queryClient]);
};
