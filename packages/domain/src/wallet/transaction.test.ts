import { expect, it } from 'vitest';
import { transactionFixture } from '../fixtures.ts';
import { dong } from '../money.ts';
import { balanceOf, newestFirst, type Transaction } from './transaction.ts';

const me = { balance: dong(7) };
const row = (createdAt: string | null, ending: number | null, amount = 1) =>
  transactionFixture({ createdAt, amount: dong(amount), endingBalance: ending === null ? null : dong(ending) });
const older = row('2026-11-20T00:00:00.000Z', 1);
const newest = row('2026-11-21T00:00:00.000Z', 2);
const twin = (ending: number, amount: number) => row(newest.createdAt, ending, amount);
const undated = row(null, 3);
const log = (...items: Transaction[]) => ({ items, unreadable: 0 });

it('the balance is the newest transaction’s, or the customer’s own if the log does not tell which is the newest', () => {
  for (const [title, items, expected] of [
    ['the newest transaction’s ending balance, in any order of the rows', [older, newest], 2],
    ['the newest transaction’s ending balance, in any order of the rows', [newest, older], 2],
    ['the customer’s own without a transaction', [], 7],
    ['the customer’s own if a row without a time may be newer', [older, newest, undated], 7],
    ['the customer’s own if the newest transaction is unreadable', [older, row(newest.createdAt, null)], 7],
    ['the one that follows the others of its moment', [twin(5, -12), twin(17, 15), older], 5],
    ['the one that follows the others of its moment', [twin(17, 15), twin(5, -12), older], 5],
    ['the customer’s own if no row of the moment is the last', [twin(5, 5), twin(0, -5)], 7],
    ['the customer’s own if a row of the moment has no amount', [{ ...newest, amount: null }, newest], 7],
    [
      'the customer’s own if a row of the moment is in another currency',
      [twin(5, -12), { ...newest, endingBalance: { amount: 17, currency: 'AUD' } }],
      7,
    ],
  ] as const)
    expect.soft(balanceOf(log(...items), me), title).toEqual(dong(expected));
});

it('the balance is the customer’s own if a row is unreadable', () => {
  expect(balanceOf({ items: [newest], unreadable: 1 }, me)).toEqual(dong(7));
});

it('the balance is null, not zero, if neither is readable', () => {
  expect(balanceOf(log(), { balance: null })).toBeNull();
});

it('a log is sorted once, even if several parts of a page read it', () => {
  const rows = [older, undated, newest];
  expect(newestFirst(rows)).toEqual([newest, older, undated]);
  expect(newestFirst(rows)).toBe(newestFirst(rows));
});

it('lines of one moment keep their order; lines without a readable time come last', () => {
  const twin = { ...newest, endingBalance: null };
  const unreadable = { createdAt: 'hôm qua', endingBalance: null };
  expect(newestFirst([undated, newest, unreadable, older, twin])).toEqual([newest, twin, older, undated, unreadable]);
  expect(newestFirst([older, twin, newest])).toEqual([newest, twin, older]);
  expect(newestFirst([newest, twin])).toEqual([newest, twin]);
});
