import { expect, it } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const now = Date.UTC(2026, 0, 20, 12);
const minute = 60_000;

it('says how long ago in the language asked for', () => {
  expect(relativeTime(now - 5 * minute, now, 'vi')).toBe('5 phút trước');
  expect(relativeTime(now - 5 * minute, now, 'en')).toBe('5 minutes ago');
  expect(relativeTime(now - 3 * 60 * minute, now, 'en')).toBe('3 hours ago');
  expect(relativeTime(now - 24 * 60 * minute, now, 'en')).toBe('yesterday');
});

it('calls the last minute now, even when the clocks disagree', () => {
  expect(relativeTime(now - 59_000, now, 'en')).toBe('now');
  expect(relativeTime(now + 5_000, now, 'en')).toBe('now');
});

it('gives the date of what is older than a week', () => {
  expect(relativeTime(Date.UTC(2026, 0, 2, 12), now, 'en')).toBe('Jan 2, 2026');
});
