import { describe, expect, it } from 'vitest';
import { formatDate } from './formatDate.ts';
import { formatDateTime } from './formatDateTime.ts';

const moment = '2026-11-05T18:05:00Z';

describe('formatDateTime', () => {
  it('tells the time in the customer’s zone, day before month, on a 24-hour clock', () => {
    expect(formatDateTime(moment, 'vi', 'Asia/Ho_Chi_Minh')).toBe('06/11/2026 01:05');
    expect(formatDateTime(moment, 'en', 'Asia/Ho_Chi_Minh')).toBe('06 Nov 2026, 01:05');
    expect(formatDateTime(moment, 'aud', 'Australia/Sydney')).toBe('06 Nov 2026, 05:05');
  });

  it('calls midnight 00:00, never 24:00', () => {
    expect(formatDateTime('2026-11-05T17:00:00Z', 'vi', 'Asia/Ho_Chi_Minh')).toBe('06/11/2026 00:00');
    expect(formatDateTime('2026-11-05T17:00:00Z', 'en', 'Asia/Ho_Chi_Minh')).toBe('06 Nov 2026, 00:00');
  });

  it('shows a dash for no date and for what is no date', () => {
    expect(formatDateTime(null, 'vi')).toBe('–');
    expect(formatDateTime('yesterday', 'vi')).toBe('–');
    expect(formatDate(null, 'en')).toBe('–');
  });
});

describe('formatDate', () => {
  it('takes the day from the customer’s zone, not from the wire’s', () => {
    expect(formatDate(moment, 'vi', 'Asia/Ho_Chi_Minh')).toBe('06/11/2026');
    expect(formatDate(moment, 'vi', 'UTC')).toBe('05/11/2026');
  });
});
