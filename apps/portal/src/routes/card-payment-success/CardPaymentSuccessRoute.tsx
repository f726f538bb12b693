import { CardPaymentSuccessScreen } from '@may/ui';
import { href } from '../../router/href.ts';
import { useCardReturn } from './useCardReturn.ts';

/** /payments/{card_provider}/success: the card provider's status of the payment that it returns from. */
const CardPaymentSuccessRoute = () => (
  <CardPaymentSuccessScreen
    {...useCardReturn()}
    hrefs={{ home: href('dashboard'), transactions: href('transactions') }}
  />
);

export default CardPaymentSuccessRoute;
