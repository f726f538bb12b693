import { Heading } from '../../components/Heading/Heading.tsx';
import type { Loadable } from '../Loadable.ts';
import type { InvoiceItem, ListRead } from '../wallet.ts';

export interface InvoicesScreenProps {
  /** All invoices in any order. */
  invoices: Loadable<ListRead<InvoiceItem>>;
  hrefs: { home: string };
}

/** The invoices with what is still to pay on top (spec section 2, /invoice). */
export const InvoicesScreen = (_props: InvoicesScreenProps) => <Heading level={1}>Invoices</Heading>;
