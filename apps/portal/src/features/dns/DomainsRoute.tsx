import { DomainsScreen } from '@may/screens/dns/Domains/DomainsScreen.tsx';
import { useTable } from '../../router/useTable.ts';
import { useDomains } from './useDomains.tsx';

/** /dns; `?activate=` opens the activation of a domain, `?add` the form of a new one. */
const DomainsRoute = () => <DomainsScreen {...useDomains()} {...useTable()} />;

export default DomainsRoute;
