import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDate, formatDateTime, formatMonth } from './formatDate.ts';

const moment = '2026-11-05T18:05:00Z';

beforeEach(() => vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh'));
afterEach(() => vi.restoreAllMocks());

describe('formatDateTime', () => {
  it('makes no `Intl` formatter for a language whose dates have a fixed shape', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (const locale of ['vi', 'en', 'aud'] as const) formatDateTime(moment, locale);
    expect(made).not.toHaveBeenCalled();
  });

  it('writes the day before the month and the time on a 24-hour clock, in Australia on a 12-hour clock', () => {
    expect(formatDateTime(moment, 'vi')).toBe('06/11/2026 01:05');
    expect(formatDateTime(moment, 'en')).toBe('06 Nov 2026, 01:05');
    expect(formatDateTime('2026-09-05T18:05:00Z', 'aud')).toBe('6 Sept 2026, 1:05 am');
  });

  it('writes midnight as 00:00, never as 24:00, and on a 12-hour clock as 12:00 am', () => {
    expect(formatDateTime('2026-11-05T17:00:00Z', 'vi')).toBe('06/11/2026 00:00');
    expect(formatDateTime('2026-11-05T17:00:00Z', 'en')).toBe('06 Nov 2026, 00:00');
    expect(formatDateTime('2026-11-05T17:00:00Z', 'aud')).toBe('6 Nov 2026, 12:00 am');
    expect(formatDateTime('2026-11-05T05:00:00Z', 'aud')).toBe('5 Nov 2026, 12:00 pm');
  });

  it('writes a dash for no date and for a text that is no date', () => {
    expect(formatDateTime(null, 'vi')).toBe('–');
    expect(formatDateTime('yesterday', 'vi')).toBe('–');
    expect(formatDate(null, 'en')).toBe('–');
  });
});

describe('formatDate', () => {
  it('takes the day from the device’s time zone, not from the zone of the value', () => {
    expect(formatDate(moment, 'vi')).toBe('06/11/2026');
    vi.stubEnv('TZ', 'UTC');
    expect(formatDate(moment, 'vi')).toBe('05/11/2026');
  });
});

it('a month has its year beside it, in the shape of the language', () => {
  expect((['vi', 'en', 'de', 'ja'] as const).map((locale) => formatMonth(2029, 8, locale))).toEqual([
    '08/2029',
    'Aug 2029',
    '08/2029',
    '2029/08',
  ]);
});
