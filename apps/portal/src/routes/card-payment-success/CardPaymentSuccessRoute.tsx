import { CardPaymentSuccessScreen } from '@may/ui';
import { href } from '../../router/href.ts';

/** /payments/{card_provider}/success: opened by hand it claims nothing; card payments follow with their flow. */
const CardPaymentSuccessRoute = () => (
  <CardPaymentSuccessScreen hrefs={{ home: href('dashboard'), transactions: href('transactions') }} />
);

export default CardPaymentSuccessRoute;
