import { NotSwitchedOnScreen } from '@may/ui';
import { useLocation } from 'react-router-dom';
import { href } from '../../router/href.ts';

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
  return <NotSwitchedOnScreen service={service} hrefs={{ home: href(service === 'smsOtp' ? 'login' : 'dashboard') }} />;
};

export default NotSwitchedOnRoute;
