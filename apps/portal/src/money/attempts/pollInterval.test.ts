import { expect, it } from 'vitest';
import { pollInterval } from './pollInterval.ts';

it('asks about a young payment every 5 seconds, then every 15, and about an old one, or one of a wrong clock, every 2 minutes', () => {
  const minute = 60_000;
  for (const [age, interval] of [
    [-2 * minute - 1, 2 * minute],
    [-2 * minute, 5_000],
    [2 * minute - 1, 5_000],
    [2 * minute, 15_000],
    [15 * minute - 1, 15_000],
    [15 * minute, 2 * minute],
  ] as const)
    expect.soft(pollInterval(age), String(age)).toBe(interval);
});
