import { fixtureNow } from '@may/domain/fixtures';
import { expect, it } from 'vitest';
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
