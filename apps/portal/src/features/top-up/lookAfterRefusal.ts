import { mayBePaid } from '@may/domain/top-up/credits.ts';
import { toRejection } from '../../data/toRejection.ts';
import { readWithin } from '../../money/attempts/readWithin.ts';
import type { TopUpPorts } from './reconcileTopUp.ts';

export type LookAfterRefusal = Pick<TopUpPorts, 'store' | 'userId' | 'listTransactions'> & {
  /** Waits between two readings of the log. */
  pause?: (() => Promise<void>) | undefined;
};

/**
 * Rejects with the refusal of a card that was charged at once, as `unknown` if the log has more credits of its amount than it should. A browser
 * repeats a request that was cut, and its copy is refused. It looks twice, because the log may lag.
 */
export const lookAfterRefusal =
  ({
    store,
    userId,
    listTransactions,
    pause = () => new Promise((resolve) => setTimeout(resolve, 1_500)),
  }: LookAfterRefusal) =>
  async (key: string, error: unknown): Promise<never> => {
    const failure = toRejection(error);
    for (let looks = 0; looks < 2 && failure.kind === 'refused'; looks += 1) {
      if (looks > 0) await pause();
      const rows = await readWithin(3_000, listTransactions());
      const attempt = store.find(key);
      if (attempt && rows && mayBePaid(attempt, store.list(userId), rows)) failure.kind = 'unknown';
    }
    throw failure;
  };
