import { AccountPage } from '../../accounts/AccountPage.tsx';
import { lazyPlace } from '../../errors/lazyPlace.tsx';

// A part of its own: as a page it would put the code of flows into the file that the login page fetches.
const Registration = lazyPlace(() => import('./Registration.tsx'));

/** /register: leads to the confirmation of the phone, or to the login page if the provider sends no code. */
const RegisterRoute = () => (
  <AccountPage>
    <Registration />
  </AccountPage>
);

export default RegisterRoute;
