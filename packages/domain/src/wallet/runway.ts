import type { Money } from '../money.ts';

/** The days of a month in the estimate. */
const daysOfMonth = 30;

/** A wallet of fewer days is short: a bank transfer over a weekend takes as long. */
const shortBelow = 7;

/** The days that a wallet lasts; without a known balance and known prices in its currency no number is said. */
export type Runway =
  | { kind: 'days'; days: number }
  | { kind: 'nothingDue' }
  | { kind: 'unknown'; reason: 'balance' | 'currency' | 'charges' };

/**
 * The days that a balance lasts by the monthly prices of the servers; null is unknown. An empty wallet lasts 0 days whatever a server costs, and so
 * does one in debt.
 */
export const runwayOf = (balance: Money | null, monthly: readonly (Money | null)[]): Runway => {
  const total = monthly.reduce((sum, price) => sum + (price?.amount ?? 0), 0);
  const areKnown = !monthly.includes(null);
  if (balance !== null && balance.amount < 0) return { kind: 'days', days: 0 };
  if (areKnown && total === 0) return { kind: 'nothingDue' };
  if (balance === null) return { kind: 'unknown', reason: 'balance' };
  if (balance.amount === 0) return { kind: 'days', days: 0 };
  if (!areKnown) return { kind: 'unknown', reason: 'charges' };
  if (monthly.some((price) => price?.currency !== balance.currency)) return { kind: 'unknown', reason: 'currency' };
  return { kind: 'days', days: Math.floor((balance.amount * daysOfMonth) / total) };
};

/** True if the customer is warned: the wallet lasts less than a week. */
export const isShort = (runway: Runway): boolean => runway.kind === 'days' && runway.days < shortBelow;
