import { expect, test } from 'vitest';
import { dailyBalances, drawCurve } from './curveGeometry.ts';

const points = [
  { at: '2026-11-18T00:00:00Z', amount: 0 },
  { at: '2026-11-19T12:00:00Z', amount: 100 },
  { at: '2026-11-21T00:00:00Z', amount: 50 },
];

test('a day shows the balance that held at that moment, not one between two', () => {
  expect(dailyBalances(points).map(({ amount }) => amount)).toEqual([0, 0, 100, 50]);
});

test('the line steps: it runs level until the balance changes', () => {
  expect(drawCurve(points).line).toBe('M0 150H300V10H600V80');
});

test('an overdrawn wallet stays inside the drawing', () => {
  const { line } = drawCurve([
    { at: '2026-11-18T00:00:00Z', amount: 50 },
    { at: '2026-11-21T00:00:00Z', amount: -50 },
  ]);
  expect(line).toBe('M0 10H600V150');
});

test('one point is a level line, none is no day', () => {
  expect(drawCurve([{ at: '2026-11-21T00:00:00Z', amount: 50 }]).line).toBe('M0 10H600');
  expect(dailyBalances([])).toEqual([]);
});

test('a wallet that is always empty draws no NaN', () => {
  expect(
    drawCurve([
      { at: '2026-11-18T00:00:00Z', amount: 0 },
      { at: '2026-11-21T00:00:00Z', amount: 0 },
    ]).line,
  ).not.toContain('NaN');
});
