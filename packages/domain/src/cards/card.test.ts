import { expect, it } from 'vitest';
import { expiryOf } from './card.ts';

it('a card is expiring for 60 days, and expired once its month is over in every time zone', () => {
  for (const [moment, expected] of [
    ['2026-11-30T23:59:59Z', 'expiring'],
    // In the time zone UTC−12 it is still November.
    ['2026-12-01T11:59:59Z', 'expiring'],
    ['2026-12-01T12:00:00Z', 'expired'],
    ['2026-10-02T12:00:00Z', 'expiring'],
    ['2026-10-02T11:59:59Z', 'valid'],
    ['2020-01-01T00:00:00Z', 'valid'],
  ] as const)
    expect.soft(expiryOf({ expMonth: 11, expYear: 2026 }, Date.parse(moment)), moment).toBe(expected);
});
