import { DashboardScreen } from '@may/ui';
import { PendingTray } from '../../attempts/PendingTray.tsx';
import { useSignedInMe } from '../../data/me.ts';
import { useBalance, useInvoices, useTransactions } from '../../data/walletReads.ts';
import { paths } from '../../paths.ts';

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
      hrefs={{ transactions: paths.transactions, payment: paths.payment, invoices: paths.invoice }}
    />
  );
};

export default DashboardRoute;
