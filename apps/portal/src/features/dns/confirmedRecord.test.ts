import { expect, it } from 'vitest';
import { confirmedRecord } from './confirmedRecord.ts';

it('a press is taken once, by its own navigation, and by no later one', () => {
  const state = confirmedRecord.press();
  expect([confirmedRecord.take(state), confirmedRecord.take(state)]).toEqual([state, null]);
  const other = confirmedRecord.press();
  expect([confirmedRecord.take(null), confirmedRecord.take(other)]).toEqual([null, null]);
});
