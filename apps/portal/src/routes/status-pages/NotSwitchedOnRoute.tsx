import { NotSwitchedOnScreen } from '@may/ui';
import { useLocation } from 'react-router-dom';
import { href } from '../../router/href.ts';
import { useSessionState } from '../../session/SessionContext.tsx';

const services = [
  ['/wordpress', 'wordpress'],
  ['/hosting', 'hosting'],
  ['/dns', 'dns'],
  [href('database'), 'database'],
  [href('firewall'), 'firewall'],
  [href('svm'), 'svm'],
  ['/check-otp', 'smsOtp'],
] as const;

/** Every address of a service that is switched off. */
const NotSwitchedOnRoute = () => {
  const { pathname } = useLocation();
  const [, service] = services.find(([start]) => pathname.toLowerCase().startsWith(start)) ?? ['', 'paas' as const];
  // The page of the code is open to visitors, too.
  const state = useSessionState();
  const isVisitor = service === 'smsOtp' && (state === 'restoring' || state === 'signedOut');
  return (
    <NotSwitchedOnScreen
      service={service}
      hrefs={isVisitor ? { signIn: href('login') } : { home: href('dashboard') }}
    />
  );
};

export default NotSwitchedOnRoute;
