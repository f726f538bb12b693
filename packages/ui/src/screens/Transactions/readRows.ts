import { newestFirst, type Transaction } from '@may/domain';

export const transactionFilters = ['all', 'received', 'spent'] as const;
export type TransactionFilter = (typeof transactionFilters)[number];

/** A log line and its place in the log, 1 for the newest; it keeps its number whatever is filtered. */
export interface TransactionRow extends Transaction {
  place: number;
}

export const numberRows = (items: readonly Transaction[]): TransactionRow[] =>
  newestFirst(items).map((item, index) => ({ ...item, place: index + 1 }));

/** Lower case, without diacritics: "nap tien" finds "Nạp tiền". */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');

const directionOf = ({ amount }: Transaction): TransactionFilter | null =>
  !amount || amount.amount === 0 ? null : amount.amount > 0 ? 'received' : 'spent';

/** The rows that a direction and a search in notes and codes leave. */
export const filterRows = (
  rows: readonly TransactionRow[],
  filter: TransactionFilter,
  search: string,
): readonly TransactionRow[] => {
  const wanted = plain(search.trim());
  return rows.filter(
    (row) =>
      (filter === 'all' || directionOf(row) === filter) &&
      (wanted === '' || plain(`${row.description} ${row.transactionCode ?? ''}`).includes(wanted)),
  );
};
