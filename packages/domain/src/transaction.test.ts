import { expect, it } from 'vitest';
import { balanceOf, newestFirst } from './transaction.ts';

const dong = (amount: number) => ({ amount, currency: 'VND' as const });
const me = { balance: dong(7) };
const older = { createdAt: '2026-11-20T00:00:00.000Z', endingBalance: dong(1) };
const newest = { createdAt: '2026-11-21T00:00:00.000Z', endingBalance: dong(2) };
const undated = { createdAt: null, endingBalance: dong(3) };

it('the balance is the newest transaction’s ending balance, in any order of the rows', () => {
  expect(balanceOf([older, newest, undated], me)).toEqual(dong(2));
  expect(balanceOf([newest, older], me)).toEqual(dong(2));
});

it('the balance is the customer’s own if no transaction is dated', () => {
  expect(balanceOf([], me)).toEqual(dong(7));
  expect(balanceOf([undated], me)).toEqual(dong(7));
});

it('the balance is not an older transaction’s if the newest one is unreadable', () => {
  expect(balanceOf([older, { ...newest, endingBalance: null }], me)).toEqual(dong(7));
});

it('the balance is null, not zero, if neither is readable', () => {
  expect(balanceOf([], { balance: null })).toBeNull();
});

it('a log is sorted once, even if several parts of a page read it', () => {
  const log = [older, undated, newest];
  expect(newestFirst(log)).toEqual([newest, older, undated]);
  expect(newestFirst(log)).toBe(newestFirst(log));
});

it('lines of one moment keep their order; lines without a readable time come last', () => {
  const twin = { ...newest, endingBalance: null };
  const unreadable = { createdAt: 'hôm qua', endingBalance: null };
  expect(newestFirst([undated, newest, unreadable, older, twin])).toEqual([newest, twin, older, undated, unreadable]);
});
