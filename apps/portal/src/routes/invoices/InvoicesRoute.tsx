import { type Money, toMajorUnits } from '@may/domain';
import { InvoicesScreen } from '@may/ui';
import { useInvoices } from '../../data/invoices.queries.ts';
import { href } from '../../router/href.ts';
import { useTable } from '../../router/useTable.ts';

const topUpHref = (amount: Money) => href('payment', { amount: String(toMajorUnits(amount)) });

/** The invoices at /invoice. */
const InvoicesRoute = () => (
  <InvoicesScreen
    invoices={useInvoices()}
    hrefs={{ home: href('dashboard') }}
    topUpHref={topUpHref}
    {...useTable('invoices')}
  />
);

export default InvoicesRoute;
