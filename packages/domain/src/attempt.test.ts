import { describe, expect, it } from 'vitest';
import { hasPriorityOver, isKeyRemembered, type TopUpAttempt } from './attempt.ts';
import { topUpAttemptFixture } from './fixtures.ts';

const minutes = (count: number) => count * 60_000;

it('trusts a provider to know a key for less than 12 hours', () => {
  const attempt = topUpAttemptFixture();
  expect(isKeyRemembered(attempt, attempt.createdAt + minutes(12 * 60) - 1)).toBe(true);
  expect(isKeyRemembered(attempt, attempt.createdAt + minutes(12 * 60))).toBe(false);
  // This browser's clock was ahead when the attempt began, by how much nobody knows.
  expect(isKeyRemembered(attempt, attempt.createdAt)).toBe(true);
  expect(isKeyRemembered(attempt, attempt.createdAt - 1)).toBe(false);
});

describe('two tabs that press at once', () => {
  const own = topUpAttemptFixture({ key: 'b', createdAt: 10_000 });
  const other = (given: Partial<TopUpAttempt>) => topUpAttemptFixture({ key: 'a', createdAt: 10_000, ...given });

  it('leave the purchase to one of them: the earlier, or the sent', () => {
    expect(hasPriorityOver(other({}), own)).toBe(true);
    expect(hasPriorityOver(own, other({}))).toBe(false);
    expect(hasPriorityOver(other({ createdAt: 9_990 }), own)).toBe(true);
    expect(hasPriorityOver(other({ createdAt: 10_010 }), own)).toBe(false);
    expect(hasPriorityOver(other({ createdAt: 10_010, phase: 'open' }), own)).toBe(true);
  });

  it.each([
    { phase: 'settled', outcome: 'cancelled' },
    { phase: 'dismissed' },
    { method: 'vnpay' },
    { userId: 'usr_other' },
    { amount: { amount: 1, currency: 'VND' } },
    { createdAt: 4_999, phase: 'open' },
    { phase: 'settled', outcome: 'succeeded' },
  ] satisfies Partial<TopUpAttempt>[])('are not one that is %j', (given) => {
    expect(hasPriorityOver(other(given), own)).toBe(false);
  });
});
