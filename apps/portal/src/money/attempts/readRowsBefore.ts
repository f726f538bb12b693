import { isSameMoney, type Money, type Transaction } from '@may/domain';
import { readWithin } from './readWithin.ts';

/** Milliseconds; after them an attempt begins without the log. */
const logPatience = 5_000;

/** Ids of the log's earlier rows of this amount, so that none counts as the new payment; null if the log cannot be read. */
export const readRowsBefore = async (
  amount: Money,
  listTransactions: () => Promise<readonly Transaction[]>,
): Promise<string[] | null> => {
  const rows = await readWithin(logPatience, listTransactions());
  return rows?.filter((row) => isSameMoney(row.amount, amount)).map(({ id }) => id) ?? null;
};
