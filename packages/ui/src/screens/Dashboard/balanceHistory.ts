import { type Money, newestFirst, type Transaction } from '@may/domain';
import type { BalancePoint } from '../../components/BalanceCurve/curveGeometry.ts';

const days = 30;
const day = 86_400_000;

/** The wallet's balance over the 30 days until `now` (epoch ms), opening and closing point included; empty without a readable line. */
export const balanceHistory = (
  transactions: readonly Transaction[],
  balance: Money | null,
  now: number,
): BalancePoint[] => {
  const lines = newestFirst(transactions)
    .toReversed()
    .flatMap(({ createdAt, endingBalance, amount }) =>
      createdAt && endingBalance ? [{ at: createdAt, ending: endingBalance.amount, change: amount?.amount ?? 0 }] : [],
    );
  const from = now - days * day;
  const before = lines.findLast(({ at }) => Date.parse(at) < from);
  const within = lines.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < now);
  const first = within[0];
  const opening = before?.ending ?? (first ? first.ending - first.change : undefined);
  if (opening === undefined) return [];
  return [
    { at: new Date(from).toISOString(), amount: opening },
    ...within.map(({ at, ending }) => ({ at, amount: ending })),
    { at: new Date(now).toISOString(), amount: balance?.amount ?? within.at(-1)?.ending ?? opening },
  ];
};
