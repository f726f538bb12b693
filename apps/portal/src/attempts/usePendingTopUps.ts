import type { PendingTopUp, PendingTopUpsProps } from '@may/ui';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../data/DataProvider.tsx';
import { useSignedInMe } from '../data/me.ts';
import { refreshWallet } from '../data/walletReads.ts';
import { paths } from '../paths.ts';
import { type Attempt, attemptStore } from './attemptStore.ts';
import { pollInterval } from './pollInterval.ts';

const toPendingTopUp = (attempt: Attempt, checking: boolean): PendingTopUp => ({
  attemptKey: attempt.key,
  amount: { amount: attempt.amount, currency: attempt.currency },
  method: attempt.method,
  startedAt: new Date(attempt.createdAt).toISOString(),
  transactionCode: attempt.transactionCode,
  checking,
});

/** The tray of unresolved top-ups: asks the provider about each until it is settled, then reads the wallet again (flows.md, topUp). */
export const usePendingTopUps = (): PendingTopUpsProps => {
  const api = useApi();
  const me = useSignedInMe();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const attempts = useSyncExternalStore(attemptStore.subscribe, () => attemptStore.list(me.id));
  const outcomes = useQueries({
    queries: attempts.map(({ transactionCode, currency, createdAt }) => ({
      queryKey: ['attempt', transactionCode],
      queryFn: () => api.wallet.getTransaction(transactionCode ?? '', currency),
      enabled: transactionCode !== null,
      staleTime: 0,
      refetchInterval: () => pollInterval(Date.now() - createdAt),
    })),
  });
  const settled = attempts.filter((_, index) => {
    const status = outcomes[index]?.data?.status;
    return status !== undefined && status !== 'pending';
  });
  const settledKeys = settled.map(({ key }) => key).join();
  useEffect(() => {
    if (!settledKeys) return;
    for (const key of settledKeys.split(',')) attemptStore.settle(key);
    void refreshWallet(queryClient);
  }, [settledKeys, queryClient]);

  return {
    topUps: attempts.map((attempt, index) => toPendingTopUp(attempt, outcomes[index]?.isFetching ?? false)),
    now: Date.now(),
    onCheck: (attemptKey) => {
      const index = attempts.findIndex(({ key }) => key === attemptKey);
      if (attempts[index]?.transactionCode) void outcomes[index]?.refetch();
      else navigate(`${paths.payment}?attempt=${encodeURIComponent(attemptKey)}`);
    },
    onContinue: (attemptKey) => navigate(`${paths.payment}?attempt=${encodeURIComponent(attemptKey)}`),
  };
};
