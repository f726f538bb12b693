import { planFixture, serverFixture } from '@may/domain/fixtures';
import { expect, it } from 'vitest';
import { costOfServer, sumOf } from './serverReads.ts';

it('prices a server as its order was priced, and gives null if its plan or its disk is unknown', () => {
  const plans = [planFixture()];
  expect(costOfServer(serverFixture(), plans)?.total.amount).toBe(200_000 + 80_000 + 40_000 + 200_000);
  expect(costOfServer(serverFixture({ mariadbDiskMb: null }), plans)?.total.amount).toBe(200_000 + 80_000 + 200_000);
  expect(costOfServer(serverFixture({ planId: '9' }), plans)).toBeNull();
  expect(costOfServer(serverFixture({ diskMb: null }), plans)).toBeNull();
});

it('gives no sum if the price of one server is unknown', () => {
  const dong = (amount: number) => ({ amount, currency: 'VND' as const });
  expect(sumOf([dong(1), dong(2)])).toEqual(dong(3));
  expect(sumOf([dong(1), null])).toBeNull();
  expect(sumOf([])).toEqual(dong(0));
});
