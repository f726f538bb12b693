import { NotSwitchedOnScreen } from '@may/screens/status/NotSwitchedOn/NotSwitchedOnScreen.tsx';
import { href } from '../../router/href.ts';
import { useSessionState } from '../../session/SessionContext.tsx';

const off = (service: Parameters<typeof NotSwitchedOnScreen>[0]['service']) => () => (
  <NotSwitchedOnScreen service={service} hrefs={{ home: href('dashboard') }} />
);

/** The page of the code, which is open to visitors too. */
const CheckOtpOff = () => {
  const state = useSessionState();
  const isVisitor = state === 'restoring' || state === 'signedOut';
  const hrefs = isVisitor ? { signIn: href('login') } : { home: href('dashboard') };
  return <NotSwitchedOnScreen service="smsOtp" hrefs={hrefs} />;
};

/** Every address of a service that is switched off. */
export default {
  wordpressOff: off('wordpress'),
  hostingOff: off('hosting'),
  dnsOff: off('dns'),
  paasOff: off('paas'),
  databaseOff: off('database'),
  firewallOff: off('firewall'),
  svmOff: off('svm'),
  checkOtpOff: CheckOtpOff,
};
