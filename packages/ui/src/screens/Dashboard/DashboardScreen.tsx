import { Heading } from '../../components/Heading/Heading.tsx';
import type { Money } from '../../format/money.ts';
import type { Loadable } from '../Loadable.ts';
import { PendingTopUps, type PendingTopUpsProps } from '../PendingTopUps/PendingTopUps.tsx';
import type { InvoiceItem, ListRead, TransactionItem } from '../wallet.ts';

export interface DashboardScreenProps {
  email: string;
  /** Epoch ms: the right end of the balance curve. */
  now: number;
  balance: Loadable<Money | null>;
  /** The whole log in any order; the screen picks the six latest, two received and two spent. */
  transactions: Loadable<ListRead<TransactionItem>>;
  /** All invoices in any order; the screen picks the six latest. */
  invoices: Loadable<ListRead<InvoiceItem>>;
  pendingTopUps: Omit<PendingTopUpsProps, 'now'>;
  hrefs: { transactions: string; payment: string; invoices: string };
}

/** The wallet at a glance: balance, latest transactions and invoices, each card with its own fate (spec section 2, Dashboard). */
export const DashboardScreen = ({ now, pendingTopUps }: DashboardScreenProps) => (
  <>
    <Heading level={1}>Dashboard</Heading>
    <PendingTopUps {...pendingTopUps} now={now} />
  </>
);
