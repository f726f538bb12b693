import { beforeEach, expect, it, vi } from 'vitest';
import { playStorage } from '../testing/playedStorage.ts';
import { readCodePause, rememberCodePause } from './codePause.ts';

const begin = 1_000_000;

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: playStorage() });
  return () => vi.unstubAllGlobals();
});

it.each([
  ['after 20 s', 20_000, 40_000],
  ['after 60 s', 60_000, null],
  ['with the clock set forward by a day', 86_400_000, null],
  ['with the clock set back by a day', -86_400_000, 60_000],
])('a pause of 60 s has its rest %s', (_, passed, rest) => {
  rememberCodePause(60_000, begin);
  expect(readCodePause(begin + passed)).toBe(rest);
});

it('a pause runs on after the clock was set back', () => {
  rememberCodePause(60_000, begin);
  readCodePause(begin - 86_400_000);
  expect(readCodePause(begin - 86_400_000 + 59_000)).toBe(1_000);
});

it.each(['{"at":0,"waitMs":1e12}', '{"at":"now","waitMs":60000}', 'nonsense'])('ignores the stored text %s', (text) => {
  window.localStorage.setItem('may.codePause', text);
  expect(readCodePause(begin)).toBeNull();
});

it('remembers an hour of a longer pause', () => {
  rememberCodePause(86_400_000, begin);
  expect(readCodePause(begin)).toBe(3_600_000);
});
