import { expect, it } from 'vitest';
import { lastMonthly, nextMonthly } from './months.ts';

const at = (day: string) => new Date(`${day}T08:30:00Z`);

it.each([
  ['2026-01-31', '2026-01-31', '2026-02-28'],
  ['2026-01-31', '2026-02-28', '2026-03-31'],
  ['2025-01-10', '2026-11-21', '2026-12-10'],
])('a month that began on %s is due after %s on %s', (first, now, next) => {
  expect(nextMonthly(at(first), at(now))).toEqual(at(next));
});

it.each([
  ['2026-01-31', '2026-02-28', '2026-01-31'],
  ['2026-01-31', '2026-03-31', '2026-02-28'],
  ['2025-01-10', '2026-12-10', '2026-11-10'],
])('of a month that began on %s, the one that is due on %s began on %s', (first, next, last) => {
  expect(lastMonthly(at(first), at(next))).toEqual(at(last));
});
