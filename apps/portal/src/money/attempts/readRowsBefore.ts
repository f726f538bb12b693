import { isSameMoney, type Money, type Transaction } from '@may/domain';
import { readWithin } from './readWithin.ts';

/** Milliseconds until an attempt begins without knowing the log. */
const logPatience = 5_000;

/** The rows of this amount that are in the log already, so that none is taken for the money to come; null if the log cannot be read. */
export const readRowsBefore = async (
  amount: Money,
  listTransactions: () => Promise<readonly Transaction[]>,
): Promise<string[] | null> => {
  const rows = await readWithin(logPatience, listTransactions());
  return rows?.filter((row) => isSameMoney(row.amount, amount)).map(({ id }) => id) ?? null;
};
