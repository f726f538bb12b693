import { expect, it } from 'vitest';
import { pauseLeft } from './pauseLeft.ts';

it('a pause leaves the milliseconds to its end, and none if that is more than an hour away', () => {
  for (const [title, until, at, left] of [
    ['no pause', null, 5_000, 0],
    ['a moment before the end', 60_000, 59_999, 1],
    ['the end', 60_000, 60_000, 0],
    ['hours after the end, as after a sleep', 60_000, 9_000_000, 0],
    ['an hour before the end', 3_600_000, 0, 3_600_000],
    ['more than an hour before the end, as by a clock that was set back', 3_600_001, 0, 0],
  ] as const)
    expect.soft(pauseLeft(until, at), title).toBe(left);
});
