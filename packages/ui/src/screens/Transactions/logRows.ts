import { newestFirst, type Transaction } from '@may/domain';

/** A transaction with its place in the whole log, 1 for the newest; filters do not change it. */
export type TransactionRow = Transaction & {
  place: number;
};

/** The newest first, numbered from 1. */
export const numberRows = (items: readonly Transaction[]): TransactionRow[] =>
  newestFirst(items).map((item, index) => ({ ...item, place: index + 1 }));

/** True for a positive amount; false for an unreadable one. */
export const isReceived = ({ amount }: Transaction): boolean => (amount?.amount ?? 0) > 0;

/** True for a negative amount; false for an unreadable one. */
export const isSpent = ({ amount }: Transaction): boolean => (amount?.amount ?? 0) < 0;

/** The text that the search covers. */
export const searchTextOf = ({ description, transactionCode }: TransactionRow): string =>
  `${description} ${transactionCode ?? ''}`;
