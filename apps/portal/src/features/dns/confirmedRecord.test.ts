import { expect, it, vi } from 'vitest';
import { confirmedRecord } from './confirmedRecord.ts';

it('a press is taken once, by its own navigation, and by none after Back or ten seconds', () => {
  const heard = new EventTarget();
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
  const state = confirmedRecord.press('www');
  const taken = [confirmedRecord.take(state), confirmedRecord.take(state)];
  expect(taken).toEqual([{ key: state, id: 'www' }, null]);
  const other = confirmedRecord.press('www');
  expect([confirmedRecord.take(null), confirmedRecord.take(other)]).toEqual([null, null]);
  const left = confirmedRecord.press('www');
  heard.dispatchEvent(new Event('popstate'));
  expect(confirmedRecord.take(left)).toBeNull();
  vi.useFakeTimers();
  const slow = confirmedRecord.press('www');
  vi.advanceTimersByTime(11_000);
  expect(confirmedRecord.take(slow)).toBeNull();
});
