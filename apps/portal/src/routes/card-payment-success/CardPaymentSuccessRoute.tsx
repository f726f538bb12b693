import { CardPaymentSuccessScreen } from '@may/ui';
import { paths } from '../../paths.ts';

/** /payments/{card_provider}/success: opened by hand it claims nothing; card payments follow with their flow. */
const CardPaymentSuccessRoute = () => (
  <CardPaymentSuccessScreen hrefs={{ home: paths.dashboard, transactions: paths.transactions }} />
);

export default CardPaymentSuccessRoute;
