import { expect, it } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const now = Date.UTC(2026, 0, 20, 12);
const minute = 60_000;

it('writes the age in the language of the tag', () => {
  expect(relativeTime(now - 5 * minute, now, 'vi')).toBe('5 phút trước');
  expect(relativeTime(now - 5 * minute, now, 'en')).toBe('5 minutes ago');
  expect(relativeTime(now - 3 * 60 * minute, now, 'en')).toBe('3 hours ago');
  expect(relativeTime(now - 24 * 60 * minute, now, 'en')).toBe('yesterday');
});

it('writes “now” for less than a minute, and for a time in the future', () => {
  expect(relativeTime(now - 59_000, now, 'en')).toBe('now');
  expect(relativeTime(now + 5_000, now, 'en')).toBe('now');
});

it('writes the date of a time more than a week ago', () => {
  expect(relativeTime(Date.UTC(2026, 0, 2, 12), now, 'en')).toBe('Jan 2, 2026');
});
