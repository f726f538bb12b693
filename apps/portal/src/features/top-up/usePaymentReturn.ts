import { isApiError } from '@may/api';
import { currencyOfRegion } from '@may/domain/region.ts';
import type { TopUpAttempt } from '@may/domain/top-up/attempt.ts';
import type { PaymentResult } from '@may/screens/top-up/PaymentResult/PaymentResultScreen.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshWallet, useMe, walletQueries } from '../../data/customer.queries.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { toLoadable } from '../../data/toLoadable.ts';
import { pollInterval } from '../../money/attempts/pollInterval.ts';
import { type PaymentFound, paymentResult } from './paymentResult.ts';
import { topUpDraft } from './topUpDraft.ts';
import { topUpKeys, useTopUpAttempts } from './useTopUpAttempts.ts';

/** The payment of the bank's return: asked about until it is over, and tied to this browser's attempt. */
export const usePaymentReturn = (code: string | null): PaymentResult => {
  const api = useApi();
  const me = useMe();
  const attempts = useTopUpAttempts();
  const queryClient = useQueryClient();
  const region = me?.region ?? 'VN';
  const tie = (detail: PaymentFound['payment'], attempt: TopUpAttempt | undefined): PaymentFound => {
    if (detail && detail.status !== 'pending') {
      // The draft belongs to this finished top-up: it must not be offered again.
      if (attempt && topUpDraft.read()?.attemptKey === attempt.key) topUpDraft.clear();
      void refreshWallet(queryClient);
    }
    return { payment: detail, attempt: attempt ?? null };
  };
  const read = useQuery({
    queryKey: topUpKeys.paymentReturn(code),
    queryFn: async (): Promise<PaymentFound> => {
      const ownKey = topUpDraft.read()?.attemptKey ?? null;
      try {
        const payment = await api.wallet.getTransaction(code ?? '', currencyOfRegion(region));
        return tie(payment, attempts?.tie(code ?? '', payment, ownKey));
      } catch (error) {
        if (!isApiError(error) || error.status !== 404) throw error;
        return tie(null, attempts?.tie(code ?? '', null, ownKey));
      }
    },
    enabled: code !== null && attempts !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      const isWaiting = data && (data.payment ? data.payment.status === 'pending' : data.attempt !== null);
      return isWaiting ? pollInterval(0) : false;
    },
  });
  const isPaid = read.data?.payment?.status === 'succeeded';
  const log = useQuery({ ...walletQueries.transactions(api, region), enabled: isPaid });
  return paymentResult(code, me !== null, { ...read, log: toLoadable(log) });
};
