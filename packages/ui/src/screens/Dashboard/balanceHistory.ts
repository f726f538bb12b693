import { dashboardLimits, type Money, newestFirst, type Transaction, timeOf } from '@may/domain';
import type { BalancePoint } from '../../components/BalanceCurve/curveGeometry.ts';

const { curveDays: days } = dashboardLimits;
const day = 86_400_000;

/** The drawing has no room for more points. */
const mostPoints = 200;

/** The place of the first row that is at most as new as `limit`, in epoch milliseconds; the rows are newest first. */
const placeOf = (rows: readonly Transaction[], limit: number): number => {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row && timeOf(row) > limit) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The first, lowest, highest and last point of a day, in their order. */
const extremesOf = (points: readonly BalancePoint[]): readonly BalancePoint[] => {
  let [lowest, highest] = [0, 0];
  points.forEach(({ amount }, index) => {
    if (amount < (points[lowest]?.amount ?? 0)) lowest = index;
    if (amount > (points[highest]?.amount ?? 0)) highest = index;
  });
  const kept = new Set([0, lowest, highest, points.length - 1]);
  return points.filter((_, index) => kept.has(index));
};

/** The points of some rows, oldest first. */
const pointsOf = (rows: readonly Transaction[]): BalancePoint[] =>
  rows.reduceRight<BalancePoint[]>((points, { createdAt, endingBalance }) => {
    if (createdAt && endingBalance) points.push({ at: createdAt, amount: endingBalance.amount });
    return points;
  }, []);

/**
 * The balance of the 30 days before `now` (epoch milliseconds), with an opening and a closing point; empty without a readable
 * transaction. A long history has four points a day.
 */
export const balanceHistory = (
  transactions: readonly Transaction[],
  balance: Money | null,
  now: number,
): BalancePoint[] => {
  const rows = newestFirst(transactions);
  const from = now - days * day;
  const starts = Array.from({ length: days }, (_, age) => placeOf(rows, age === 0 ? now - 1 : now - age * day));
  const end = placeOf(rows, from - 1);
  const within = rows.slice(starts[0], end);
  const points =
    within.length > mostPoints
      ? starts.map((start, age) => extremesOf(pointsOf(rows.slice(start, starts[age + 1] ?? end)))).toReversed()
      : [pointsOf(within)];
  const before = rows.slice(end).find((row) => row.endingBalance && timeOf(row) > Number.NEGATIVE_INFINITY);
  const first = within.findLast(({ endingBalance }) => endingBalance);
  const opening =
    before?.endingBalance?.amount ?? (first?.endingBalance && first.endingBalance.amount - (first.amount?.amount ?? 0));
  if (opening === undefined || opening === null) return [];
  const drawn = points.flat();
  return [
    { at: new Date(from).toISOString(), amount: opening },
    ...drawn,
    { at: new Date(now).toISOString(), amount: balance?.amount ?? drawn.at(-1)?.amount ?? opening },
  ];
};
