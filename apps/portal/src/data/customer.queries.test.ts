import { transactionFixture } from '@may/domain/fixtures';
import { expect, it } from 'vitest';
import { readBalanceOf } from './customer.queries.ts';

const balance = { amount: 900_000, currency: 'VND' } as const;

it.each([
  ['whole', 0, {}, balance],
  ['with an unreadable row, which may be newer', 1, {}, null],
  ['with a row without a time', 0, { createdAt: null }, null],
])('the balance of a log %s is trusted or unknown', (_, unreadable, row, expected) => {
  const items = [
    transactionFixture({ endingBalance: balance }),
    transactionFixture({ endingBalance: balance, ...row }),
  ];
  expect(readBalanceOf({ items, unreadable }, { balance })).toEqual(expected);
});
