import { dashboardLimits } from '@may/domain/limits.ts';
import type { Money } from '@may/domain/money.ts';
import { newestFirst, type Transaction, timeOf } from '@may/domain/wallet/transaction.ts';

const { curveDays: days } = dashboardLimits;
const day = 86_400_000;

/** The balance of each of the 30 days before `now` (epoch milliseconds), oldest first; empty without a readable transaction. */
export const balanceHistory = (transactions: readonly Transaction[], balance: Money | null, now: number): number[] => {
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
    const held = known.findLast(({ time }) => time <= now - (days - place) * day)?.after ?? oldest.before;
    return place === days ? (balance?.amount ?? held) : held;
  });
};

export const curveBox = { width: 600, height: 80 } as const;
const padding = 5;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * SVG path data of a stepped line: a balance holds until it changes. The floor is zero or negative, or just below balances that are close.
 */
export const drawCurve = (amounts: readonly number[]): string => {
  const highest = Math.max(0, ...amounts);
  const lowest = Math.min(...amounts);
  const floor = lowest > highest * 0.6 && lowest < highest ? lowest - (highest - lowest) : Math.min(0, lowest);
  const span = highest - floor || 1;
  return amounts
    .map((amount, index) => {
      const x = tenth((index / (amounts.length - 1)) * curveBox.width);
      const y = tenth(padding + (1 - (amount - floor) / span) * (curveBox.height - 2 * padding));
      return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join('');
};
