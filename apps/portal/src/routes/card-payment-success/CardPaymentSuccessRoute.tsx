import { CardPaymentSuccessScreen } from '@may/ui';
import { href } from '../../router/href.ts';
import { useCardReturn } from './useCardReturn.ts';

/** /payments/{card_provider}/success: what the card provider says of the payment it leads back from. */
const CardPaymentSuccessRoute = () => (
  <CardPaymentSuccessScreen
    {...useCardReturn()}
    hrefs={{ home: href('dashboard'), transactions: href('transactions') }}
  />
);

export default CardPaymentSuccessRoute;
