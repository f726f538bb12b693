import type { Money } from './money.ts';

/** One line of the wallet's log (spec §3, Transaction); null is what the provider did not send or nobody could read. */
export type Transaction = {
  id: string;
  description: string;
  /** Signed: a minus is spending. */
  amount: Money | null;
  /** ISO 8601. */
  createdAt: string | null;
  /** The balance after this line. */
  endingBalance: Money | null;
  /** The payment it came from, where the provider tells. */
  transactionCode: string | null;
};

/** How a payment can stand. */
export const transactionStatuses = ['succeeded', 'pending', 'failed', 'cancelled'] as const;

/** How a payment stands; only the provider says so. */
export type TransactionStatus = (typeof transactionStatuses)[number];

/** One payment asked for by its code, as the payment return shows it (spec §3). */
export type TransactionDetail = {
  transactionCode: string;
  description: string;
  amount: Money | null;
  /** ISO 8601. */
  createdAt: string | null;
  status: TransactionStatus;
};

const timeOf = ({ createdAt }: { createdAt: string | null }): number => {
  const time = createdAt === null ? Number.NaN : Date.parse(createdAt);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
};

/** Newest first; rows without a readable time come last and keep their order. */
export const newestFirst = <Row extends { createdAt: string | null }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => (timeOf(a) === timeOf(b) ? 0 : timeOf(b) - timeOf(a)));

/** The wallet balance: the newest dated transaction's ending balance, else the customer's own; an older one would be a stale truth. */
export const balanceOf = (
  transactions: readonly Pick<Transaction, 'createdAt' | 'endingBalance'>[],
  me: { balance: Money | null },
): Money | null => {
  const [newest] = newestFirst(transactions);
  const isDated = newest !== undefined && timeOf(newest) > Number.NEGATIVE_INFINITY;
  return (isDated ? newest.endingBalance : null) ?? me.balance;
};
