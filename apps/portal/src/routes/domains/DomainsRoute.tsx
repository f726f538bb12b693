import { DomainsScreen } from '@may/ui';
import { useTableView } from '../../storage/tableView.ts';
import { useDomains } from './useDomains.tsx';

/** /dns, and with `?activate=` the activation of one of its domains. */
const DomainsRoute = () => <DomainsScreen {...useDomains()} {...useTableView('domains')} />;

export default DomainsRoute;
