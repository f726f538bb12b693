import type { Confirmed } from '../confirmed.ts';
import type { Money } from '../money.ts';
import type { Rows } from '../rows.ts';

/** One line of the wallet's log (spec §3, Transaction); a missing or unreadable field is null. */
export type Transaction = {
  id: string;
  description: string;
  /** Signed: negative is spending. */
  amount: Confirmed<Money> | null;
  /** ISO 8601. */
  createdAt: string | null;
  endingBalance: Money | null;
  /** Its payment's code; null if the provider does not send it. */
  transactionCode: string | null;
};

export const transactionStatuses = ['succeeded', 'pending', 'failed', 'cancelled'] as const;

/** Only the provider decides it. */
export type TransactionStatus = (typeof transactionStatuses)[number];

/** One payment read by its code, as the payment return shows it (spec §3). */
export type TransactionDetail = {
  transactionCode: string;
  description: string;
  amount: Confirmed<Money> | null;
  /** ISO 8601. */
  createdAt: string | null;
  status: TransactionStatus;
};

/** Milliseconds since 1970; negative infinity without a readable time. */
export const timeOf = ({ createdAt }: { createdAt: string | null }): number => {
  const time = createdAt === null ? Number.NaN : Date.parse(createdAt);
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
};

const sorted = new WeakMap<readonly unknown[], readonly unknown[]>();

/**
 * Newest first; rows of one moment follow the list's direction, and rows without a readable time come last. Each list is sorted once and kept.
 */
export const newestFirst = <Row extends { createdAt: string | null }>(rows: readonly Row[]): readonly Row[] => {
  let made = sorted.get(rows) as readonly Row[] | undefined;
  if (!made) {
    const timed = rows.map((row) => ({ row, time: timeOf(row) }));
    const [first, last] = [timed[0]?.time ?? 0, timed.at(-1)?.time ?? 0];
    if (Number.isFinite(first) && first < last) timed.reverse();
    made = timed
      // Two rows without a time differ by NaN: then they keep their order.
      .sort((a, b) => b.time - a.time || 0)
      .map(({ row }) => row);
    sorted.set(rows, made);
  }
  return made;
};

/** True if a row of the log, or its time, is unreadable: it may be newer than the row that the balance is of. */
export const isLogGappy = ({ items, unreadable }: Rows<Transaction>): boolean => {
  const last = newestFirst(items).at(-1);
  return unreadable > 0 || (last !== undefined && timeOf(last) === Number.NEGATIVE_INFINITY);
};

/** True if another row of the same moment begins with the balance that this one ends with. */
const isFollowed = ({ endingBalance }: Transaction, others: readonly Transaction[]): boolean =>
  others.some(
    (other) =>
      other.amount !== null &&
      endingBalance?.currency === other.endingBalance?.currency &&
      endingBalance?.amount === (other.endingBalance?.amount ?? Number.NaN) - other.amount.amount,
  );

/**
 * The wallet balance: the newest transaction's ending balance, else the customer's own. An older transaction's balance would be stale, so a log
 * with an unreadable row or time tells none. The order of rows says nothing of one moment: there the balances that follow each other do.
 */
export const balanceOf = (log: Rows<Transaction>, me: { balance: Money | null }): Money | null => {
  if (isLogGappy(log)) return me.balance;
  const newest = newestFirst(log.items);
  const latest = newest.filter((row) => newest[0] && timeOf(row) === timeOf(newest[0]));
  const last = latest.filter((row) => !isFollowed(row, latest));
  return (last.length === 1 ? last[0]?.endingBalance : null) ?? me.balance;
};
