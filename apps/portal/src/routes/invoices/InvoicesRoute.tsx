import { InvoicesScreen } from '@may/ui';
import { useInvoices } from '../../data/walletReads.ts';
import { href } from '../../router/href.ts';

/** The invoices at /invoice. */
const InvoicesRoute = () => <InvoicesScreen invoices={useInvoices()} hrefs={{ home: href('dashboard') }} />;

export default InvoicesRoute;
