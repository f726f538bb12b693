import { ComingSoonScreen } from '@may/ui';
import { useLocation } from 'react-router-dom';
import { href } from '../../router/href.ts';

const services = ['database', 'firewall', 'svm'] as const;

/** /pages/coming-soon, and the page of a service that has an entry in the menu and no screen yet. */
const ComingSoonRoute = () => {
  const { pathname } = useLocation();
  return (
    <ComingSoonScreen
      service={services.find((service) => pathname.startsWith(href(service)))}
      hrefs={{ home: href('dashboard') }}
    />
  );
};

export default ComingSoonRoute;
