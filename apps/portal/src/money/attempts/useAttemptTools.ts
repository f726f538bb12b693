import type { Api } from '@may/api';
import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { refreshWallet, useMe, walletQueries } from '../../data/customer.queries.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { dropEarlyReads } from '../../data/earlyReads.ts';
import { readNow } from '../../data/queryClient.ts';
import { type AttemptStore, attemptStore } from './attemptStore.ts';

/** The parts of the app that every kind of attempt uses. */
export type AttemptTools = {
  api: Api;
  userId: string;
  store: AttemptStore;
  /** Reads the transaction log from the provider, because decisions on money need the newest one. The screens show the same rows. */
  listTransactions: () => Promise<readonly Transaction[]>;
  onSettled: () => void;
};

/** The tools of the signed-in customer; null while no customer is signed in. */
export const useAttemptTools = (): AttemptTools | null => {
  const api = useApi();
  const me = useMe();
  const queryClient = useQueryClient();
  const userId = me?.id;
  const region = me?.region;
  return useMemo(() => {
    if (userId === undefined || region === undefined) return null;
    return {
      api,
      userId,
      store: attemptStore,
      listTransactions: async () => {
        dropEarlyReads();
        return (await readNow(queryClient, walletQueries.transactions(api, region))).items;
      },
      onSettled: () => void refreshWallet(queryClient),
    };
  }, [api, userId, region, queryClient]);
};
