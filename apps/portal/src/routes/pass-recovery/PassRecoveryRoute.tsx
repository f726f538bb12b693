import { PassRecoveryScreen } from '@may/ui';
import { paths } from '../../paths.ts';

/** /auth/pass-recovery: there is no call for it, so the page leads to people (decisions.md, Session). */
const PassRecoveryRoute = () => <PassRecoveryScreen hrefs={{ signIn: paths.login }} />;

export default PassRecoveryRoute;
