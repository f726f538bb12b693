import { TransactionsScreen } from '@may/ui';
import { useTransactions } from '../../data/walletReads.ts';
import { PendingTray } from '../../money/top-ups/PendingTray.tsx';
import { href } from '../../router/href.ts';
import { useTableView } from '../../storage/tableView.ts';

/** The transaction log at /transactions. */
const TransactionsRoute = () => (
  <TransactionsScreen
    transactions={useTransactions()}
    pendingTopUps={<PendingTray />}
    {...useTableView('transactions')}
    hrefs={{ home: href('dashboard'), payment: href('payment') }}
  />
);

export default TransactionsRoute;
