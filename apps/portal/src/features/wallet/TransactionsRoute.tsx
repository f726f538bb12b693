import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { TransactionsScreen } from '@may/screens/wallet/Transactions/TransactionsScreen.tsx';
import { useTransactions } from '../../data/customer.queries.ts';
import { href } from '../../router/href.ts';
import { useTable } from '../../router/useTable.ts';
import { PendingTray } from '../top-up/PendingTray.tsx';
import { ReceiptButton } from './ReceiptButton.tsx';

const receiptOf = (transaction: Transaction) => <ReceiptButton transaction={transaction} />;

/** The transaction log at /transactions. */
const TransactionsRoute = () => (
  <TransactionsScreen
    transactions={useTransactions()}
    pendingTopUps={<PendingTray />}
    receiptOf={receiptOf}
    {...useTable()}
    hrefs={{ home: href('dashboard'), payment: href('payment') }}
  />
);

export default TransactionsRoute;
