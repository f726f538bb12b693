import { PaymentResultScreen } from '@may/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { href } from '../../router/href.ts';
import { loginHref } from '../../router/returnTo.ts';
import { readTransactionCode } from './readTransactionCode.ts';
import { usePaymentReturn } from './usePaymentReturn.ts';

/** /api/payments/success: back from the bank. */
const PaymentResultRoute = () => {
  const { pathname, search } = useLocation();
  const [parameters] = useSearchParams();
  return (
    <PaymentResultScreen
      result={usePaymentReturn(readTransactionCode(parameters))}
      hrefs={{
        home: href('dashboard'),
        payment: href('payment'),
        transactions: href('transactions'),
        signIn: loginHref(pathname + search),
      }}
    />
  );
};

export default PaymentResultRoute;
