import { AccountPage } from '../../accounts/AccountPage.tsx';
import { lazyPlace } from '../../errors/lazyPlace.tsx';

// A part of its own: as a page it would put the code of flows into the file that the login page fetches.
const PhoneConfirmation = lazyPlace(() => import('./PhoneConfirmation.tsx'));

/** /check-otp: confirms the phone of the account that was created on this page, or of the one that the customer names. */
const CheckOtpRoute = () => (
  <AccountPage>
    <PhoneConfirmation />
  </AccountPage>
);

export default CheckOtpRoute;
