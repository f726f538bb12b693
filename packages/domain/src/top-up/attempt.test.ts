import { describe, expect, it } from 'vitest';
import { topUpAttemptFixture } from '../fixtures.ts';
import { hasPriorityOver, isKeyRemembered, type TopUpAttempt } from './attempt.ts';

const minutes = (count: number) => count * 60_000;

it('a key is remembered for less than 12 hours', () => {
  const attempt = topUpAttemptFixture();
  expect(isKeyRemembered(attempt, attempt.createdAt + minutes(12 * 60) - 1)).toBe(true);
  expect(isKeyRemembered(attempt, attempt.createdAt + minutes(12 * 60))).toBe(false);
  // A negative age means that this browser's clock was ahead.
  expect(isKeyRemembered(attempt, attempt.createdAt)).toBe(true);
  expect(isKeyRemembered(attempt, attempt.createdAt - 1)).toBe(false);
});

describe('hasPriorityOver', () => {
  const own = topUpAttemptFixture({ key: 'b', createdAt: 10_000 });
  const other = (given: Partial<TopUpAttempt>) => topUpAttemptFixture({ key: 'a', createdAt: 10_000, ...given });

  it('is true for the earlier attempt of two tabs, and for one that was already sent', () => {
    expect(hasPriorityOver(other({}), own)).toBe(true);
    expect(hasPriorityOver(own, other({}))).toBe(false);
    expect(hasPriorityOver(other({ createdAt: 9_990 }), own)).toBe(true);
    expect(hasPriorityOver(other({ createdAt: 10_010 }), own)).toBe(false);
    expect(hasPriorityOver(other({ createdAt: 10_010, phase: 'open' }), own)).toBe(true);
  });

  it('is false for an attempt that is over, too old, or of another method, customer or amount', () => {
    for (const given of [
      { phase: 'settled', outcome: 'cancelled' },
      { phase: 'dismissed' },
      { method: 'vnpay' },
      { userId: 'usr_other' },
      { amount: { amount: 1, currency: 'VND' } },
      { createdAt: -1, phase: 'open' },
      { phase: 'settled', outcome: 'succeeded' },
    ] satisfies Partial<TopUpAttempt>[])
      expect.soft(hasPriorityOver(other(given), own), JSON.stringify(given)).toBe(false);
  });
});
