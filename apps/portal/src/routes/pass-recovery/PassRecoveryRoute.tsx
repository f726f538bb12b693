import { PassRecoveryScreen } from '@may/ui';
import { href } from '../../router/href.ts';

/** /auth/pass-recovery: there is no call for it, so the page leads to people (docs/decisions/0004). */
const PassRecoveryRoute = () => <PassRecoveryScreen hrefs={{ signIn: href('login') }} />;

export default PassRecoveryRoute;
