import { PassRecoveryScreen } from '@may/screens/account/PassRecovery/PassRecoveryScreen.tsx';
import { href } from '../../router/href.ts';

/** /auth/pass-recovery: the provider has no call for it, so the page names the support's contacts (docs/decisions/0004). */
const PassRecoveryRoute = () => <PassRecoveryScreen hrefs={{ signIn: href('login') }} />;

export default PassRecoveryRoute;
