import { dashboardLimits } from '@may/domain/limits.ts';
import type { Money } from '@may/domain/money.ts';
import { newestFirst, type Transaction, timeOf } from '@may/domain/wallet/transaction.ts';
import type { DailyBalance } from '@may/ui/components/BalanceCurve/curveGeometry.ts';

const { curveDays: days } = dashboardLimits;
const day = 86_400_000;

/** The balance of each of the 30 days before `now` (epoch milliseconds), oldest first; empty without a readable transaction. */
export const balanceHistory = (
  transactions: readonly Transaction[],
  balance: Money | null,
  now: number,
): DailyBalance[] => {
  const known = newestFirst(transactions)
    .flatMap(({ endingBalance, amount, createdAt }) => {
      const time = timeOf({ createdAt });
      return endingBalance && time > Number.NEGATIVE_INFINITY
        ? [{ time, before: endingBalance.amount - (amount?.amount ?? 0), after: endingBalance.amount }]
        : [];
    })
    .toReversed();
  const [oldest] = known;
  if (!oldest) return [];
  return Array.from({ length: days + 1 }, (_, place) => {
    const at = now - (days - place) * day;
    const held = known.findLast(({ time }) => time <= at)?.after ?? oldest.before;
    return { at, amount: place === days ? (balance?.amount ?? held) : held };
  });
};
