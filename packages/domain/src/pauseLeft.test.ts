import { expect, it } from 'vitest';
import { pauseLeft } from './pauseLeft.ts';

it.each([
  ['no pause', null, 5_000, 0],
  ['a moment before the end', 60_000, 59_999, 1],
  ['the end', 60_000, 60_000, 0],
  ['hours after the end, as after a sleep', 60_000, 9_000_000, 0],
  ['an hour before the end', 3_600_000, 0, 3_600_000],
  ['more than an hour before the end, as by a clock that was set back', 3_600_001, 0, 0],
])('%s: %s at %s leaves %s ms', (_, until, at, left) => {
  expect(pauseLeft(until, at)).toBe(left);
});
