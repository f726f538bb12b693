import { NameserversScreen } from '@may/ui';
import { useSearchParams } from 'react-router-dom';
import { config } from '../../config.ts';
import { href } from '../../router/href.ts';
import { readNameserverLink } from '../../zones/nameserverLink.ts';

/** /dns/point: the nameservers of a domain, read from the address alone. */
const NameserversRoute = () => {
  const [search] = useSearchParams();
  return (
    <NameserversScreen
      link={readNameserverLink(search, config.nameserverSuffix)}
      hrefs={{ home: href('dashboard') }}
      onPrint={() => window.print()}
    />
  );
};

export default NameserversRoute;
