import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatDay } from './formatDay.ts';

const now = Date.parse('2026-11-23T05:00:00Z');

beforeEach(() => vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh'));
afterEach(() => vi.unstubAllEnvs());

it.each([
  ['vi', '2027-01-11T18:00:00Z', '12/01'],
  ['en', '2027-01-11T18:00:00Z', '12 Jan'],
  ['aud', '2027-01-11T18:00:00Z', '12 Jan'],
  ['de', '2027-01-11T18:00:00Z', '12. Jan.'],
  ['ja', '2027-01-11T18:00:00Z', '1月12日'],
  ['vi', '2028-01-11T18:00:00Z', '12/01/2028'],
] as const)('in %s, %s is %s in Vietnam', (locale, iso, expected) => {
  expect(formatDay(iso, locale, now)).toBe(expected);
});
