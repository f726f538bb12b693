import { PaymentResultScreen } from '@may/screens/top-up/PaymentResult/PaymentResultScreen.tsx';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paymentResultHrefs } from './paymentResult.ts';
import { readTransactionCode } from './readTransactionCode.ts';
import { usePaymentReturn } from './usePaymentReturn.ts';

/** /api/payments/success: the return from the bank. */
const PaymentResultRoute = () => {
  const { pathname, search } = useLocation();
  const [parameters] = useSearchParams();
  return (
    <PaymentResultScreen
      result={usePaymentReturn(readTransactionCode(parameters))}
      hrefs={paymentResultHrefs(pathname + search)}
    />
  );
};

export default PaymentResultRoute;
