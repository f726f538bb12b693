import { dashboardLimits, type Money, newestFirst, type Transaction } from '@may/domain';
import type { BalancePoint } from '../../components/BalanceCurve/curveGeometry.ts';

const { curveDays: days } = dashboardLimits;
const day = 86_400_000;

/** The balance of the 30 days before `now` (epoch milliseconds), with an opening and a closing point; empty without a readable transaction. */
export const balanceHistory = (
  transactions: readonly Transaction[],
  balance: Money | null,
  now: number,
): BalancePoint[] => {
  const from = now - days * day;
  const within: BalancePoint[] = [];
  let opening: number | undefined;
  // The first transaction before the 30 days gives the opening balance, so the loop ends there.
  for (const { createdAt, endingBalance, amount } of newestFirst(transactions)) {
    const time = createdAt === null ? Number.NaN : Date.parse(createdAt);
    if (createdAt === null || !endingBalance || !(time < now)) continue;
    opening = endingBalance.amount;
    if (time < from) break;
    within.push({ at: createdAt, amount: opening });
    opening -= amount?.amount ?? 0;
  }
  if (opening === undefined) return [];
  return [
    { at: new Date(from).toISOString(), amount: opening },
    ...within.toReversed(),
    { at: new Date(now).toISOString(), amount: balance?.amount ?? within[0]?.amount ?? opening },
  ];
};
