import { DomainsScreen } from '@may/ui';
import { useTableView } from '../../storage/tableView.ts';
import { useDomains } from './useDomains.tsx';

/** /dns; `?activate=` opens the activation of a domain. */
const DomainsRoute = () => <DomainsScreen {...useDomains()} {...useTableView('domains')} />;

export default DomainsRoute;
