import { newestFirst, type Transaction } from '@may/domain';
import { findRows } from '../../components/SortedTable/findRows.ts';

export const transactionFilters = ['all', 'received', 'spent'] as const;
export type TransactionFilter = (typeof transactionFilters)[number];

/** A log line and its place in the log, 1 for the newest; it keeps its number whatever is filtered. */
export interface TransactionRow extends Transaction {
  place: number;
}

export const numberRows = (items: readonly Transaction[]): TransactionRow[] =>
  newestFirst(items).map((item, index) => ({ ...item, place: index + 1 }));

const directionOf = ({ amount }: Transaction): TransactionFilter | null =>
  !amount || amount.amount === 0 ? null : amount.amount > 0 ? 'received' : 'spent';

/** What a line is searched by. */
export const searchTextOf = ({ description, transactionCode }: TransactionRow) =>
  `${description} ${transactionCode ?? ''}`;

/** The rows that a direction and a search in notes and codes leave. */
export const filterRows = (
  rows: readonly TransactionRow[],
  filter: TransactionFilter,
  search: string,
): readonly TransactionRow[] => {
  const found = findRows(rows, searchTextOf, search);
  return filter === 'all' ? found : found.filter((row) => directionOf(row) === filter);
};
