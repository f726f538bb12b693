import { fixtureNow } from '@may/domain/fixtures';
import { expect, it } from 'vitest';
import { monthOfTransactions, transactionFixture } from '../../wallet/wallet.fixtures.ts';
import { balanceHistory, drawCurve } from './curve.ts';

it('a month of transactions in any order: the balance of each day from 30 days ago until now', () => {
  // Charges and top-ups of 29, 21, 18, 10, 4 and 0.1 days ago.
  expect(balanceHistory(monthOfTransactions, { amount: 3_650_000, currency: 'VND' }, fixtureNow)).toEqual([
    1_250_000,
    ...Array(8).fill(1_050_000),
    ...Array(3).fill(3_050_000),
    ...Array(8).fill(2_690_000),
    ...Array(6).fill(2_010_000),
    ...Array(4).fill(4_010_000),
    3_650_000,
  ]);
});

it('no transaction is older than 30 days: the curve begins with the balance before the first one', () => {
  const first = transactionFixture({ daysAgo: 2, change: 500_000, ending: 600_000 });
  expect(balanceHistory([first], null, fixtureNow)).toEqual([...Array(28).fill(100_000), ...Array(3).fill(600_000)]);
});

it('a transaction without a readable time or balance is no step', () => {
  const unreadable = [transactionFixture({ createdAt: null }), transactionFixture({ endingBalance: null })];
  expect(balanceHistory(unreadable, { amount: 1, currency: 'VND' }, fixtureNow)).toEqual([]);
});

it.each([
  ['is level until the next day and then steps', [0, 0, 100, 50], 'M0 75H200V75H400V5H600V40'],
  ['of a negative balance stays inside the drawing', [50, -50], 'M0 5H600V75'],
  ['of close balances stands above a floor of its own', [90, 100], 'M0 40H600V5'],
  ['of zeros alone has no NaN', [0, 0], 'M0 75H600V75'],
])('the line %s', (_, amounts, line) => {
  expect(drawCurve(amounts)).toBe(line);
});
