import { isSameMoney, type Money } from '@may/domain/money.ts';
import type { Transaction } from '@may/domain/wallet/transaction.ts';
import { toRejection } from '../../data/toRejection.ts';
import { readWithin } from '../../money/attempts/readWithin.ts';
import type { TopUpPorts } from './reconcileTopUp.ts';

export type LookAfterRefusal = Pick<TopUpPorts, 'listTransactions'> & {
  /** Waits between two readings of the log. */
  pause?: (() => Promise<void>) | undefined;
};

/**
 * Reads the log before a card is charged at once, and gives the way to reject its failure. A refusal is `unknown` if the log then has a new row of
 * the amount: a browser repeats a request that was cut, and its copy is refused. It looks twice, because the log may lag.
 */
export const lookAfterRefusal =
  ({ listTransactions, pause = () => new Promise((resolve) => setTimeout(resolve, 1_500)) }: LookAfterRefusal) =>
  async (amount: Money) => {
    const before = await readWithin(3_000, listTransactions());
    const isNew = (row: Transaction) => before?.every(({ id }) => id !== row.id) && isSameMoney(row.amount, amount);
    return async (error: unknown): Promise<never> => {
      const failure = toRejection(error);
      for (let looks = 0; before && looks < 2 && failure.kind === 'refused'; looks += 1) {
        if (looks > 0) await pause();
        const rows = await readWithin(3_000, listTransactions());
        // The words of the refused copy would ask for the card again.
        if (rows?.some(isNew)) throw { kind: 'unknown', serverMessage: null };
      }
      throw failure;
    };
  };
