import { describe, expect, it } from 'vitest';
import { topUpAttemptFixture } from '../fixtures.ts';
import { hasPriorityOver, isKeyRemembered, isPending, isRecent, mayBeCharged, type TopUpAttempt } from './attempt.ts';

const minutes = (count: number) => count * 60_000;

it('a key is remembered for less than 12 hours', () => {
  const attempt = topUpAttemptFixture();
  expect(isKeyRemembered(attempt, attempt.createdAt + minutes(12 * 60) - 1)).toBe(true);
  expect(isKeyRemembered(attempt, attempt.createdAt + minutes(12 * 60))).toBe(false);
  // A negative age means that this browser's clock was ahead.
  expect(isKeyRemembered(attempt, attempt.createdAt)).toBe(true);
  expect(isKeyRemembered(attempt, attempt.createdAt - 1)).toBe(false);
});

it('a moment is recent for 15 minutes, and up to two minutes before it', () => {
  const ages = [minutes(-2) - 1, minutes(-2), minutes(15) - 1, minutes(15)];
  expect(ages.map((age) => isRecent(minutes(60), minutes(60) + age))).toEqual([false, true, true, false]);
});

it('a sent attempt is pending until its end, an uncharged card only while its owner may approve it; a pending card may be charged', () => {
  for (const [given, pending] of [
    [{}, true],
    [{ timesSent: 0 }, false],
    [{ phase: 'settled', isUnfinished: true }, false],
    [{ phase: 'uncharged' }, false],
    [{ phase: 'uncharged', isUnfinished: true }, true],
  ] satisfies [Partial<TopUpAttempt>, boolean][]) {
    const attempt = topUpAttemptFixture({ phase: 'open', ...given });
    expect.soft(isPending(attempt), JSON.stringify(given)).toBe(pending);
    const charged = (['card', 'square', 'vnpay'] as const).map((method) => mayBeCharged({ ...attempt, method }));
    expect.soft(charged, JSON.stringify(given)).toEqual([pending, pending, false]);
  }
});

describe('hasPriorityOver', () => {
  const own = topUpAttemptFixture({ key: 'b', createdAt: 10_000 });
  const other = (given: Partial<TopUpAttempt>) => topUpAttemptFixture({ key: 'a', createdAt: 10_000, ...given });

  it('is true for the earlier attempt of two tabs, and for one that was already sent', () => {
    expect(hasPriorityOver(other({}), own)).toBe(true);
    expect(hasPriorityOver(own, other({}))).toBe(false);
    expect(hasPriorityOver(other({ createdAt: 9_990 }), own)).toBe(true);
    expect(hasPriorityOver(other({ createdAt: 9_990, phase: 'uncharged' }), own)).toBe(true);
    expect(hasPriorityOver(other({ createdAt: 10_010 }), own)).toBe(false);
    expect(hasPriorityOver(other({ createdAt: 10_010, phase: 'uncharged' }), own)).toBe(false);
    expect(hasPriorityOver(other({ createdAt: 10_010, phase: 'open' }), own)).toBe(true);
  });

  it('is false for itself, and for an attempt that is over, too old, or of another method, customer or amount', () => {
    for (const given of [
      { phase: 'settled', outcome: 'cancelled' },
      { phase: 'dismissed' },
      { method: 'vnpay' },
      { userId: 'usr_other' },
      { amount: { amount: 1, currency: 'VND' } },
      { createdAt: 0, phase: 'open' },
      { createdAt: 9_990, key: 'b' },
      { phase: 'settled', outcome: 'succeeded' },
    ] satisfies Partial<TopUpAttempt>[])
      expect.soft(hasPriorityOver(other(given), own), JSON.stringify(given)).toBe(false);
  });
});
