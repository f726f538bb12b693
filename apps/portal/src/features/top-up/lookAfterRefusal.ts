import { isSameMoney, type Money } from '@may/domain/money.ts';
import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { toRejection } from '../../data/toRejection.ts';
import { readUntil } from '../../money/attempts/readUntil.ts';
import { readWithin } from '../../money/attempts/readWithin.ts';
import type { TopUpPorts } from './reconcileTopUp.ts';

export type LookAfterRefusal = Pick<TopUpPorts, 'listTransactions'> & {
  /** Waits between two readings of the log. */
  pause?: (() => Promise<void>) | undefined;
};

/**
 * Reads the log before a card is charged at once, and gives the way to reject its failure. A browser repeats a request that was cut, and its copy is
 * refused: a refusal is unknown if the log then has a new row of the amount. It is unknown, too, unless one reading came before and two after it.
 */
export const lookAfterRefusal =
  ({ listTransactions, pause = () => new Promise((resolve) => setTimeout(resolve, 1_500)) }: LookAfterRefusal) =>
  async (amount: Money) => {
    const read = () => readWithin(3_000, listTransactions());
    const before = await read();
    const isNew = (row: Transaction) => before?.every(({ id }) => id !== row.id) && isSameMoney(row.amount, amount);
    const isFound = (rows: readonly Transaction[]) => rows.some(isNew);
    return async (error: unknown): Promise<never> => {
      const failure = toRejection(error);
      if (failure.kind !== 'refused') throw failure;
      const readings = before ? await readUntil({ read, isFound, pause, wanted: 2, atMost: 3 }) : [];
      // The words of the refused copy would ask for the card again.
      if (readings.length < 2 || readings.some(isFound)) throw { kind: 'unknown', serverMessage: null };
      throw failure;
    };
  };
