import { expect, it } from 'vitest';
import { nextRenewal } from './renewal.ts';

it.each([
  ['2026-11-21T07:00:00.000Z', '2026-11-21T08:00:00Z', '2026-12-21T07:00:00.000Z'],
  ['2025-12-05T07:00:00.000Z', '2026-11-21T08:00:00Z', '2026-12-05T07:00:00.000Z'],
  ['2026-01-31T07:00:00.000Z', '2026-02-10T00:00:00Z', '2026-02-28T07:00:00.000Z'],
  ['2026-01-31T07:00:00.000Z', '2026-02-28T07:00:00Z', '2026-03-31T07:00:00.000Z'],
  ['2026-12-21T07:00:00.000Z', '2026-11-21T08:00:00Z', '2027-01-21T07:00:00.000Z'],
  ['2027-12-31T07:00:00.000Z', '2028-02-10T00:00:00Z', '2028-02-29T07:00:00.000Z'],
])('a server created at %s, seen at %s, is charged next at %s', (createdAt, now, next) => {
  expect(nextRenewal(createdAt, Date.parse(now))).toBe(next);
});

it('an unreadable time of creation has no next charge', () => {
  expect(nextRenewal('soon', 0)).toBeNull();
});
