import { beforeEach, expect, it, vi } from 'vitest';
import { playStorage } from '../testing/playedStorage.ts';
import { endCodePause, readCodePause, rememberCodePause } from './codePause.ts';

const begin = 1_000_000;
const phone = '+84912345678';
const stored = () => window.localStorage.getItem('may.codePause');

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
  rememberCodePause('send', phone, 60_000, begin);
  expect(readCodePause('send', phone, begin + passed)).toBe(rest);
});

it('a pause runs on after the clock was set back', () => {
  rememberCodePause('send', phone, 60_000, begin);
  readCodePause('send', phone, begin - 86_400_000);
  expect(readCodePause('send', phone, begin - 86_400_000 + 59_000)).toBe(1_000);
});

it.each(['[{"kind":"send","mark":1,"at":0,"waitMs":1e12}]', '{"at":1000000,"waitMs":60000}', 'nonsense'])(
  'ignores the stored text %s',
  (text) => {
    window.localStorage.setItem('may.codePause', text);
    expect(readCodePause('send', phone, begin)).toBeNull();
  },
);

it('remembers an hour of a longer pause', () => {
  rememberCodePause('send', phone, 86_400_000, begin);
  expect(readCodePause('send', phone, begin)).toBe(3_600_000);
});

it('a shorter pause does not replace one that ends later', () => {
  rememberCodePause('send', phone, 300_000, begin);
  rememberCodePause('send', phone, 60_000, begin);
  expect(readCodePause('send', phone, begin)).toBe(300_000);
});

it('another phone has no part in the pause, and neither have the tries of a code', () => {
  rememberCodePause('send', phone, 60_000, begin);
  expect([readCodePause('send', '+84987654321', begin), readCodePause('try', phone, begin)]).toEqual([null, null]);
});

it('a pause that is over or ended leaves nothing in the browser, and the phone never stands there', () => {
  rememberCodePause('send', phone, 60_000, begin);
  expect(stored()).not.toContain('912345678');
  readCodePause('send', phone, begin + 60_000);
  expect(stored()).toBeNull();
  rememberCodePause('send', phone, 60_000, begin);
  endCodePause('send', phone, begin);
  expect(stored()).toBeNull();
});
