import { NotFoundScreen, NotSwitchedOnScreen } from '@may/ui';
import { useLocation } from 'react-router-dom';
import { config } from '../../config.ts';
import { href } from '../../router/href.ts';

/** A service that is switched off says so; one that is on has its own route, and an address below it that nobody serves is not found. */
const NotSwitchedOnRoute = () => {
  const service = useLocation().pathname.startsWith('/dns') ? 'dns' : 'paas';
  const hrefs = { home: href('dashboard') };
  return config.flags[service] ? (
    <NotFoundScreen hrefs={hrefs} />
  ) : (
    <NotSwitchedOnScreen service={service} hrefs={hrefs} />
  );
};

export default NotSwitchedOnRoute;
