import { isNotSent } from '@may/api';
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

/** Milliseconds; after them a reading counts as failed. */
const patience = 5_000;

/**
 * Reads the log before a card is charged at once, and gives the way to reject its failure. A browser repeats a request that was cut, and its copy is
 * refused: a refusal is unknown unless two readings came that have no new row of the amount. If the log could not be read before, each row is new.
 */
export const lookAfterRefusal =
  ({ listTransactions, pause = () => new Promise((resolve) => setTimeout(resolve, 1_500)) }: LookAfterRefusal) =>
  async (amount: Money) => {
    const read = () => readWithin(patience, listTransactions());
    const [before] = await readUntil({ read, isFound: () => true, pause, wanted: 1, atMost: 2 });
    const isFound = (rows: readonly Transaction[]) =>
      rows.some(
        (row) => !before?.some(({ id }) => id === row.id) && (row.amount === null || isSameMoney(row.amount, amount)),
      );
    return async (error: unknown): Promise<never> => {
      const failure = toRejection(error);
      if (isNotSent(error) || failure.kind !== 'refused') throw failure;
      const readings = await readUntil({ read, isFound, pause, wanted: 2, atMost: 3 });
      // The words of the refused copy would ask for the card again.
      if (readings.length < 2 || readings.some(isFound)) throw { kind: 'unknown', serverMessage: null };
      throw failure;
    };
  };
