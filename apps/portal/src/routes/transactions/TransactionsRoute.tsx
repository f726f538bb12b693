import { TransactionsScreen } from '@may/ui';
import { PendingTray } from '../../attempts/PendingTray.tsx';
import { useTransactions } from '../../data/walletReads.ts';
import { paths } from '../../paths.ts';

/** The transaction log at /transactions. */
const TransactionsRoute = () => (
  <TransactionsScreen
    transactions={useTransactions()}
    pendingTopUps={<PendingTray />}
    hrefs={{ home: paths.dashboard, payment: paths.payment }}
  />
);

export default TransactionsRoute;
