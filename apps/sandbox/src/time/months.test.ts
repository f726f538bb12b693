import { expect, it } from 'vitest';
import { addMonths, lastMonthly, nextMonthly } from './months.ts';

const at = (day: string) => new Date(`${day}T08:30:00Z`);

it.each([
  ['2026-11-21', 1, '2026-12-21'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-12-15', 13, '2028-01-15'],
])('%s is %d months later %s', (from, months, to) => {
  expect(addMonths(at(from), months)).toEqual(at(to));
});

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
