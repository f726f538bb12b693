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

const sorted = new WeakMap<readonly unknown[], readonly unknown[]>();

/** Newest first; rows without a readable time come last and keep their order. Sorted once a list, however often it is asked for. */
export const newestFirst = <Row extends { createdAt: string | null }>(rows: readonly Row[]): readonly Row[] => {
  let made = sorted.get(rows) as readonly Row[] | undefined;
  if (!made) {
    made = rows
      .map((row) => ({ row, time: timeOf(row) }))
      // Two rows without a time differ by NaN, which is no difference.
      .sort((a, b) => b.time - a.time || 0)
      .map(({ row }) => row);
    sorted.set(rows, made);
  }
  return made;
};

/** The wallet balance: the newest dated transaction's ending balance, else the customer's own; an older one would be a stale truth. */
export const balanceOf = (
  transactions: readonly Pick<Transaction, 'createdAt' | 'endingBalance'>[],
  me: { balance: Money | null },
): Money | null => {
  const [newest] = newestFirst(transactions);
  const isDated = newest !== undefined && timeOf(newest) > Number.NEGATIVE_INFINITY;
  return (isDated ? newest.endingBalance : null) ?? me.balance;
};
