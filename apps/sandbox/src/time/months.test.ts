import { expect, it } from 'vitest';
import { lastMonthly, nextMonthly } from './months.ts';

const at = (day: string) => new Date(`${day}T08:30:00Z`);

it('a month is due on the day on which it began, or on the last day of a shorter one', () => {
  for (const [first, now, next] of [
    ['2026-01-31', '2026-01-31', '2026-02-28'],
    ['2026-01-31', '2026-02-28', '2026-03-31'],
    ['2025-01-10', '2026-11-21', '2026-12-10'],
  ] as const)
    expect.soft(nextMonthly(at(first), at(now)), first).toEqual(at(next));
});

it('the month that is due on a day began a month before', () => {
  for (const [first, next, last] of [
    ['2026-01-31', '2026-02-28', '2026-01-31'],
    ['2026-01-31', '2026-03-31', '2026-02-28'],
    ['2025-01-10', '2026-12-10', '2026-11-10'],
  ] as const)
    expect.soft(lastMonthly(at(first), at(next)), next).toEqual(at(last));
});
