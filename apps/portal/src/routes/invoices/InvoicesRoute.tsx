import { InvoicesScreen } from '@may/ui';
import { useInvoices } from '../../data/invoices.queries.ts';
import { href } from '../../router/href.ts';
import { useTableView } from '../../storage/tableView.ts';

/** The invoices at /invoice. */
const InvoicesRoute = () => (
  <InvoicesScreen invoices={useInvoices()} hrefs={{ home: href('dashboard') }} {...useTableView('invoices')} />
);

export default InvoicesRoute;
