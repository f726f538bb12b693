import { currencyOfRegion } from '@may/domain';
import { PaymentResultScreen } from '@may/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { attemptStore } from '../../attempts/attemptStore.ts';
import { pollInterval } from '../../attempts/pollInterval.ts';
import { useApi } from '../../data/DataProvider.tsx';
import { useMe } from '../../data/me.ts';
import { refreshWallet } from '../../data/walletReads.ts';
import { loginPath, paths } from '../../paths.ts';
import { clearDraft } from '../top-up/topUpDraft.ts';
import { paymentResult } from './paymentResult.ts';
import { readTransactionCode } from './readTransactionCode.ts';

/** /api/payments/success: back from the bank. */
const PaymentResultRoute = () => {
  const api = useApi();
  const me = useMe();
  const location = useLocation();
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const code = readTransactionCode(search);
  const read = useQuery({
    queryKey: ['attempt', code],
    queryFn: () => api.wallet.getTransaction(code ?? '', currencyOfRegion(me?.region ?? 'VN')),
    enabled: code !== null && me !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollInterval(0) : false),
  });
  const status = read.data?.status;

  useEffect(() => {
    if (!me || !status || status === 'pending') return;
    const settled = attemptStore.list(me.id).find(({ transactionCode }) => transactionCode === code);
    if (settled) attemptStore.settle(settled.key);
    clearDraft();
    void refreshWallet(queryClient);
  }, [me, status, code, queryClient]);

  return (
    <PaymentResultScreen
      result={paymentResult(code, me !== null, read)}
      hrefs={{
        home: paths.dashboard,
        payment: paths.payment,
        transactions: paths.transactions,
        signIn: loginPath(location.pathname + location.search),
      }}
    />
  );
};

export default PaymentResultRoute;
