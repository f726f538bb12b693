import { PaymentResultScreen } from '@may/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { loginPath, paths } from '../../paths.ts';
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
        home: paths.dashboard,
        payment: paths.payment,
        transactions: paths.transactions,
        signIn: loginPath(pathname + search),
      }}
    />
  );
};

export default PaymentResultRoute;
