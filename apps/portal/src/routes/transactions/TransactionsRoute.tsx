import { TransactionsScreen } from '@may/ui';
import { usePendingTopUps } from '../../attempts/usePendingTopUps.ts';
import { useTransactions } from '../../data/walletReads.ts';
import { paths } from '../../paths.ts';

/** The transaction log at /transactions. */
const TransactionsRoute = () => (
  <TransactionsScreen
    transactions={useTransactions()}
    pendingTopUps={usePendingTopUps()}
    hrefs={{ home: paths.dashboard, payment: paths.payment }}
  />
);

export default TransactionsRoute;
