import { expect, it } from 'vitest';
import { type BalancePoint, closings, dailyBalances, drawCurve } from './curveGeometry.ts';

const points = [
  { at: '2026-11-18T00:00:00Z', amount: 0 },
  { at: '2026-11-19T12:00:00Z', amount: 100 },
  { at: '2026-11-21T00:00:00Z', amount: 50 },
];

it('a day between two points has the balance of the earlier point', () => {
  expect(dailyBalances(points).map(({ amount }) => amount)).toEqual([0, 0, 100, 50]);
});

it('the line is level until the next point and then steps', () => {
  expect(drawCurve(points).line).toBe('M0 150H300V10H600V80');
});

it('a negative balance stays inside the drawing', () => {
  const { line } = drawCurve([
    { at: '2026-11-18T00:00:00Z', amount: 50 },
    { at: '2026-11-21T00:00:00Z', amount: -50 },
  ]);
  expect(line).toBe('M0 10H600V150');
});

it('one point gives a level line, and no points give no days', () => {
  expect(drawCurve([{ at: '2026-11-21T00:00:00Z', amount: 50 }]).line).toBe('M0 10H600');
  expect(dailyBalances([])).toEqual([]);
});

it('balances of zero alone give a line without NaN', () => {
  expect(
    drawCurve([
      { at: '2026-11-18T00:00:00Z', amount: 0 },
      { at: '2026-11-21T00:00:00Z', amount: 0 },
    ]).line,
  ).not.toContain('NaN');
});

const closing = Date.parse('2026-11-21T07:10:00Z');
/** The balances around `count` movements in 30 days, oldest first. */
const manyPoints = (count: number): BalancePoint[] =>
  Array.from({ length: count + 1 }, (_, index) => ({
    at: new Date(closing - ((count - index) / count) * 30 * 86_400_000).toISOString(),
    amount: 5_000_000 + ((index * 7_919) % 1_009) * 1_000,
  }));

it('3 to 50,000 movements in a month give at most one closing balance for each day', () => {
  expect([3, 1_000, 50_000].map((count) => closings(manyPoints(count)).length)).toEqual([4, 31, 31]);
  expect(closings(points)).toEqual(points);
});
