import { expect, it } from 'vitest';
import { type BalancePoint, closings, dailyBalances, drawCurve, thinOut } from './curveGeometry.ts';

const points = [
  { at: '2026-11-18T00:00:00Z', amount: 0 },
  { at: '2026-11-19T12:00:00Z', amount: 100 },
  { at: '2026-11-21T00:00:00Z', amount: 50 },
];

it('a day shows the balance that held at that moment, not one between two', () => {
  expect(dailyBalances(points).map(({ amount }) => amount)).toEqual([0, 0, 100, 50]);
});

it('the line steps: it runs level until the balance changes', () => {
  expect(drawCurve(points).line).toBe('M0 150H300V10H600V80');
});

it('an overdrawn wallet stays inside the drawing', () => {
  const { line } = drawCurve([
    { at: '2026-11-18T00:00:00Z', amount: 50 },
    { at: '2026-11-21T00:00:00Z', amount: -50 },
  ]);
  expect(line).toBe('M0 10H600V150');
});

it('one point is a level line, none is no day', () => {
  expect(drawCurve([{ at: '2026-11-21T00:00:00Z', amount: 50 }]).line).toBe('M0 10H600');
  expect(dailyBalances([])).toEqual([]);
});

it('a wallet that is always empty draws no NaN', () => {
  expect(
    drawCurve([
      { at: '2026-11-18T00:00:00Z', amount: 0 },
      { at: '2026-11-21T00:00:00Z', amount: 0 },
    ]).line,
  ).not.toContain('NaN');
});

const closing = Date.parse('2026-11-21T07:10:00Z');
/** `count` movements in 30 days, up and down, oldest first. */
const manyPoints = (count: number): BalancePoint[] =>
  Array.from({ length: count + 1 }, (_, index) => ({
    at: new Date(closing - ((count - index) / count) * 30 * 86_400_000).toISOString(),
    amount: 5_000_000 + ((index * 7_919) % 1_009) * 1_000,
  }));

it('a month is listed in a row a day at most, however many movements it had', () => {
  expect([3, 1_000, 50_000].map((count) => closings(manyPoints(count)).length)).toEqual([4, 31, 31]);
  expect(closings(points)).toEqual(points);
});

it('a long history is drawn with few points and keeps each day’s ends, its lowest and its highest', () => {
  const history = manyPoints(50_000);
  const drawn = thinOut(history);
  expect(drawn).toHaveLength(121);
  expect([drawn[0], drawn.at(-1)]).toEqual([history[0], history.at(-1)]);
  expect(dailyBalances(drawn)).toEqual(dailyBalances(history));
  expect(closings(drawn)).toEqual(closings(history));
  const extent = (of: readonly BalancePoint[], day: number) => {
    const from = closing - (day + 1) * 86_400_000;
    const amounts = of.flatMap(({ at, amount }) =>
      Date.parse(at) > from && Date.parse(at) <= from + 86_400_000 ? [amount] : [],
    );
    return [amounts.reduce((a, b) => Math.min(a, b)), amounts.reduce((a, b) => Math.max(a, b))];
  };
  for (let day = 0; day < 30; day += 1) expect(extent(drawn, day)).toEqual(extent(history, day));
});

it('a month as most have it is drawn point by point', () => {
  expect(thinOut(manyPoints(150))).toHaveLength(151);
});

it('no history is too long to be drawn', () => {
  expect(drawCurve(thinOut(manyPoints(200_000))).line).not.toContain('NaN');
});
