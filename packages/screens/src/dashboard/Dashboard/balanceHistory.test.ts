import { fixtureNow } from '@may/domain/fixtures';
import { expect, it } from 'vitest';
import { monthOfTransactions, transactionFixture } from '../../wallet/wallet.fixtures.ts';
import { balanceHistory } from './balanceHistory.ts';

const balance = { amount: 3_650_000, currency: 'VND' } as const;
const amounts = (...history: Parameters<typeof balanceHistory>) =>
  balanceHistory(...history).map(({ amount }) => amount);

it('a month of transactions in any order: the balance of each day from 30 days ago until now', () => {
  const history = balanceHistory(monthOfTransactions, balance, fixtureNow);
  expect(history.map(({ at }) => fixtureNow - at)).toEqual(
    Array.from({ length: 31 }, (_, place) => (30 - place) * 86_400_000),
  );
  // Charges and top-ups of 29, 21, 18, 10, 4 and 0.1 days ago.
  expect(history.map(({ amount }) => amount)).toEqual([
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
  expect(amounts([first], null, fixtureNow)).toEqual([...Array(28).fill(100_000), ...Array(3).fill(600_000)]);
});

it('a transaction without a readable time or balance is no step', () => {
  const unreadable = [transactionFixture({ createdAt: null }), transactionFixture({ endingBalance: null })];
  expect(balanceHistory(unreadable, balance, fixtureNow)).toEqual([]);
});
