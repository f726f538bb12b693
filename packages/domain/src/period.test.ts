import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayAt, daysOfPeriod, periodOf, periods } from './period.ts';

afterEach(() => vi.unstubAllEnvs());

describe('daysOfPeriod', () => {
  it.each([
    ['thisMonth', '2026-11-23', '2026-11-01', '2026-11-30'],
    ['thisMonth', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2026-01-01', '2025-12-01', '2025-12-31'],
    ['thisQuarter', '2026-11-23', '2026-10-01', '2026-12-31'],
    ['thisQuarter', '2026-06-30', '2026-04-01', '2026-06-30'],
    ['lastQuarter', '2026-02-14', '2025-10-01', '2025-12-31'],
    ['lastQuarter', '2026-04-01', '2026-01-01', '2026-03-31'],
    ['thisYear', '2026-11-23', '2026-01-01', '2026-12-31'],
    ['lastYear', '2026-01-01', '2025-01-01', '2025-12-31'],
  ] as const)('%s on %s is %s to %s', (period, today, from, to) => {
    expect(daysOfPeriod(period, today)).toEqual({ from, to });
  });

  it.each(['America/Sao_Paulo', 'Asia/Ho_Chi_Minh', 'Pacific/Kiritimati', 'Africa/Cairo'])(
    'the days are the same on a device in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(daysOfPeriod('thisMonth', '2026-04-24')).toEqual({ from: '2026-04-01', to: '2026-04-30' });
    },
  );
});

describe('dayAt', () => {
  it('a moment belongs to the day of the device’s time zone', () => {
    const moment = Date.parse('2026-12-31T18:30:00Z');
    vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh');
    expect(dayAt(moment)).toBe('2027-01-01');
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(dayAt(moment)).toBe('2026-12-31');
  });
});

describe('periodOf', () => {
  it('names each period by its days, and no other range', () => {
    const today = '2026-11-23';
    expect(periods.map((period) => periodOf(daysOfPeriod(period, today), today))).toEqual([...periods]);
    expect(periodOf({ from: '2026-11-02', to: '2026-11-30' }, today)).toBeNull();
    expect(periodOf({ from: '2026-11-01', to: null }, today)).toBeNull();
    expect(periodOf({ from: null, to: null }, today)).toBeNull();
  });
});
