import { DashboardScreen } from '@may/ui';
import { PendingTray } from '../../attempts/PendingTray.tsx';
import { useInvoices } from '../../data/invoices.queries.ts';
import { useSignedInMe } from '../../data/me.ts';
import { useBalance, useTransactions } from '../../data/walletReads.ts';
import { href } from '../../router/href.ts';

/** The dashboard at `/`. */
const DashboardRoute = () => {
  const { email } = useSignedInMe();
  return (
    <DashboardScreen
      email={email}
      now={Date.now()}
      balance={useBalance()}
      transactions={useTransactions()}
      invoices={useInvoices()}
      pendingTopUps={<PendingTray />}
      hrefs={{ transactions: href('transactions'), payment: href('payment'), invoices: href('invoices') }}
    />
  );
};

export default DashboardRoute;
