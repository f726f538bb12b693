import { expect, it } from 'vitest';
import { nextRenewal } from './renewal.ts';

it('a server is charged next on the day of its creation, or on the last day of a shorter month', () => {
  for (const [createdAt, now, next] of [
    ['2026-11-21T07:00:00.000Z', '2026-11-21T08:00:00Z', '2026-12-21T07:00:00.000Z'],
    ['2025-12-05T07:00:00.000Z', '2026-11-21T08:00:00Z', '2026-12-05T07:00:00.000Z'],
    ['2026-01-31T07:00:00.000Z', '2026-02-10T00:00:00Z', '2026-02-28T07:00:00.000Z'],
    ['2026-01-31T07:00:00.000Z', '2026-02-28T07:00:00Z', '2026-03-31T07:00:00.000Z'],
    ['2026-12-21T07:00:00.000Z', '2026-11-21T08:00:00Z', '2027-01-21T07:00:00.000Z'],
    ['2027-12-31T07:00:00.000Z', '2028-02-10T00:00:00Z', '2028-02-29T07:00:00.000Z'],
  ] as const)
    expect.soft(nextRenewal(createdAt, Date.parse(now)), createdAt).toBe(next);
});

it('an unreadable time of creation has no next charge', () => {
  expect(nextRenewal('soon', 0)).toBeNull();
});
