import { fixtureNow } from '@may/domain/fixtures';
import { expect, it } from 'vitest';
import { closings, dailyBalances } from '../../components/BalanceCurve/curveGeometry.ts';
import { monthOfTransactions, transactionFixture } from '../wallet.fixtures.ts';
import { balanceHistory } from './balanceHistory.ts';

const balance = { amount: 3_650_000, currency: 'VND' } as const;

it('turns a month of transactions in any order into a curve from 30 days ago until now', () => {
  const points = balanceHistory(monthOfTransactions, balance, fixtureNow);
  expect(points.map(({ amount }) => amount)).toEqual([
    1_250_000, 1_050_000, 3_050_000, 2_690_000, 2_010_000, 4_010_000, 3_650_000, 3_650_000,
  ]);
  expect(points[0]?.at).toBe('2026-10-22T07:10:00.000Z');
});

it('opens the curve with the balance before the first transaction when no transaction is older than 30 days', () => {
  const points = balanceHistory([transactionFixture({ change: 500_000, ending: 500_000 })], null, fixtureNow);
  expect(points.map(({ amount }) => amount)).toEqual([0, 500_000, 500_000]);
});

it('draws no point for a transaction without a readable time or balance', () => {
  const unreadable = [transactionFixture({ createdAt: null }), transactionFixture({ endingBalance: null })];
  expect(balanceHistory(unreadable, balance, fixtureNow)).toEqual([]);
});

const day = 86_400_000;
/** Movements of 33 days, newest first, every seventh without a readable balance. */
const movements = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    transactionFixture({
      createdAt: new Date(fixtureNow - Math.round(((index + 1) / count) * 33 * day)).toISOString(),
      ...(index % 7 === 3 ? { endingBalance: null } : { ending: 5_000_000 + ((index * 7_919) % 1_009) * 1_000 }),
    }),
  );

it('keeps each of 200 movements', () => {
  const rows = movements(200);
  const readable = rows.filter(
    ({ endingBalance, createdAt }) => endingBalance && Date.parse(createdAt ?? '') >= fixtureNow - 30 * day,
  );
  expect(balanceHistory(rows, balance, fixtureNow)).toHaveLength(readable.length + 2);
});

it('reduces 20,000 movements to the first, lowest, highest and last point of each day', () => {
  const rows = movements(20_000);
  const all = rows
    .toReversed()
    .flatMap(({ createdAt, endingBalance }) =>
      createdAt && endingBalance ? { at: createdAt, amount: endingBalance.amount } : [],
    );
  const drawn = balanceHistory(rows, balance, fixtureNow);
  // Four points of 30 days, the opening and the closing one; a day may begin or end with its lowest or highest.
  expect(drawn.length).toBeLessThanOrEqual(122);
  const from = drawn[0]?.at ?? '';
  expect(drawn[0]?.amount).toBe(all.findLast(({ at }) => at < from)?.amount);
  const whole = [...drawn.slice(0, 1), ...all.filter(({ at }) => at >= from), ...drawn.slice(-1)];
  expect(dailyBalances(drawn)).toEqual(dailyBalances(whole));
  expect(closings(drawn)).toEqual(closings(whole));
  for (let age = 0; age < 30; age += 1) {
    const amounts = (points: typeof drawn) =>
      points.filter(({ at }) => Math.floor((fixtureNow - Date.parse(at)) / day) === age).map(({ amount }) => amount);
    const extent = (points: typeof drawn) => [Math.min(...amounts(points)), Math.max(...amounts(points))];
    expect(extent(drawn)).toEqual(extent(whole));
  }
});
