import { Heading } from '../../components/Heading/Heading.tsx';
import type { Money } from '../../format/money.ts';

/** What the result page tells of a transaction (spec section 3). */
export interface PaymentResultTransaction {
  transactionCode: string;
  description: string;
  amount: Money | null;
  /** ISO 8601. */
  createdAt: string | null;
}

/** What asking the provider found; only `confirmed` carries the specified title (decisions.md, Money). */
export type PaymentResult =
  | { status: 'checking' | 'signInNeeded' | 'badLink' }
  | { status: 'confirmed' | 'pending' | 'failed' | 'cancelled'; transaction: PaymentResultTransaction }
  | { status: 'notFound'; transactionCode: string }
  | { status: 'unreachable'; onRetry: () => void };

export interface PaymentResultScreenProps {
  result: PaymentResult;
  hrefs: { home: string; signIn: string; payment: string; transactions: string };
}

/** Back from the bank: what became of the payment (spec section 2, Order success page). */
export const PaymentResultScreen = ({ result }: PaymentResultScreenProps) => <Heading level={1}>{result.status}</Heading>;
