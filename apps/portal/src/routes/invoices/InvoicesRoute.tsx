import { InvoicesScreen } from '@may/ui';
import { useInvoices } from '../../data/walletReads.ts';
import { paths } from '../../paths.ts';

/** The invoices at /invoice. */
const InvoicesRoute = () => <InvoicesScreen invoices={useInvoices()} hrefs={{ home: paths.dashboard }} />;

export default InvoicesRoute;
