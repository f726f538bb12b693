import { transactionFixture } from '@may/domain/fixtures';
import { expect, it } from 'vitest';
import { readBalanceOf } from './customer.queries.ts';

const balance = { amount: 900_000, currency: 'VND' } as const;

it('the balance of a log is trusted if every row and its time is read', () => {
  for (const [name, unreadable, row, expected] of [
    ['whole', 0, {}, balance],
    ['with an unreadable row, which may be newer', 1, {}, null],
    ['with a row without a time', 0, { createdAt: null }, null],
  ] as const) {
    const items = [
      transactionFixture({ endingBalance: balance }),
      transactionFixture({ endingBalance: balance, ...row }),
    ];
    expect.soft(readBalanceOf({ items, unreadable }, { balance }), name).toEqual(expected);
  }
});
