import { InvoicesScreen } from '@may/screens/wallet/Invoices/InvoicesScreen.tsx';
import { useInvoices } from '../../data/customer.queries.ts';
import { href } from '../../router/href.ts';
import { useTable } from '../../router/useTable.ts';

/** The invoices at /invoice. */
const InvoicesRoute = () => (
  <InvoicesScreen invoices={useInvoices()} hrefs={{ home: href('dashboard') }} {...useTable()} />
);

export default InvoicesRoute;
