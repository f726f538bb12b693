import { newestFirst, type Transaction } from '@may/domain';

/** A log line and its place in the log, 1 for the newest; it keeps its number whatever is filtered. */
export type TransactionRow = Transaction & {
  place: number;
};

/** The log, newest first, each line with its place in it. */
export const numberRows = (items: readonly Transaction[]): TransactionRow[] =>
  newestFirst(items).map((item, index) => ({ ...item, place: index + 1 }));

/** Whether money came; an amount nobody can read did neither. */
export const isReceived = ({ amount }: Transaction): boolean => (amount?.amount ?? 0) > 0;

/** Whether money went. */
export const isSpent = ({ amount }: Transaction): boolean => (amount?.amount ?? 0) < 0;

/** What a line is searched by. */
export const searchTextOf = ({ description, transactionCode }: TransactionRow): string =>
  `${description} ${transactionCode ?? ''}`;
