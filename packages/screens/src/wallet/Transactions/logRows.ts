import type { Transaction } from '@may/domain/wallet/transaction.ts';

/** The number of a transaction in the whole log, 1 for the newest; filters do not change it. `log` is in that order. */
export const numberIn = (log: readonly Transaction[], row: Transaction): number => log.indexOf(row) + 1;

/** True for a positive amount; false for an unreadable one. */
export const isReceived = ({ amount }: Transaction): boolean => (amount?.amount ?? 0) > 0;

/** True for a negative amount; false for an unreadable one. */
export const isSpent = ({ amount }: Transaction): boolean => (amount?.amount ?? 0) < 0;

/** The text that the search covers. */
export const searchTextOf = ({ description, transactionCode }: Transaction): string =>
  `${description} ${transactionCode ?? ''}`;
