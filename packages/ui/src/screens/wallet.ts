import type { Money } from '../format/money.ts';

/** One line of the wallet's log (spec section 3, Transaction); `null` is what the provider sent and nobody could read. */
export interface TransactionItem {
  id: string;
  description: string;
  /** Signed: a minus is spending. */
  amount: Money | null;
  /** ISO 8601. */
  createdAt: string | null;
  /** The balance after this line. */
  endingBalance: Money | null;
  transactionCode?: string | null;
}

/** A list read together with the number of its rows nobody could read. */
export interface ListRead<Item> {
  items: readonly Item[];
  unreadable: number;
}

export type InvoiceStatus = 'paid' | 'unpaid' | 'draft' | 'void';

/** An invoice of the card provider (spec section 3, Invoice); links are vetted before they get here. */
export interface InvoiceItem {
  id: string;
  number: string | null;
  amountDue: Money | null;
  status: InvoiceStatus;
  /** ISO 8601. */
  createdAt: string | null;
  pdfUrl: string | null;
  hostedUrl: string | null;
}

/** The top-up methods by name (decisions.md, Money). */
export type TopUpMethod = 'alepay' | 'vietqr' | 'atm' | 'internationalCard' | 'vnpay' | 'creditCard';

/** A top-up whose outcome is not known yet; it stays in the tray until the provider tells. */
export interface PendingTopUp {
  /** The attempt's idempotency key. */
  attemptKey: string;
  amount: Money;
  method: TopUpMethod | 'card';
  /** ISO 8601, when the customer pressed pay. */
  startedAt: string;
  transactionCode: string | null;
  /** Asking the provider right now. */
  checking?: boolean;
}

const time = ({ createdAt }: { createdAt: string | null }) =>
  createdAt ? Date.parse(createdAt) : Number.NEGATIVE_INFINITY;

/** Newest first; rows without a readable time come last and keep their order. */
export const newestFirst = <Item extends { createdAt: string | null }>(items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => (time(a) === time(b) ? 0 : time(b) - time(a)));
