import { isSameMoney, type Money, type Transaction } from '@may/domain';

/** How long the log may take before an attempt begins without knowing what was in it. */
const logPatience = 5_000;

const rejectAfter = (wait: number): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The log took too long.')), wait));

/** What of this amount is in the log already, so that it is never taken for the money to come; null when nobody could say. */
export const readRowsBefore = async (
  amount: Money,
  listTransactions: () => Promise<readonly Transaction[]>,
): Promise<string[] | null> => {
  try {
    const rows = await Promise.race([listTransactions(), rejectAfter(logPatience)]);
    return rows.filter((row) => isSameMoney(row.amount, amount)).map(({ id }) => id);
  } catch {
    return null;
  }
};
