import { expect, it } from 'vitest';
import { onDays } from './onDays.ts';

const at = (time: string | null) => (time === null ? null : new Date(time).toISOString());
const rows = ['2026-11-01T00:00', '2026-11-01T23:59', '2026-11-02T00:00', null].map(at);
const on = (from: string | null, to: string | null) => onDays(rows, (row) => row, { from, to });

it('a day lasts from its first to its last minute in the device’s time zone', () => {
  expect(on('2026-11-01', '2026-11-01')).toEqual(rows.slice(0, 2));
  expect(on('2026-11-02', null)).toEqual([rows[2]]);
  expect(on(null, '2026-11-01')).toEqual(rows.slice(0, 2));
});

it('a range drops rows without a moment, and an open or impossible range gives the same list', () => {
  expect(on('2020-01-01', null)).not.toContain(null);
  expect(on(null, null)).toBe(rows);
  expect(on('2026-11-02', '2026-11-01')).toBe(rows);
});
