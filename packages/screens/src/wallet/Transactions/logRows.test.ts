import { newestFirst } from '@may/domain/wallet/transaction.ts';
import { findRows } from '@may/ui/components/DataTable/findRows.ts';
import { expect, it } from 'vitest';
import { monthOfTransactions, transactionFixture } from '../wallet.fixtures.ts';
import { isReceived, isSpent, numberIn, searchTextOf } from './logRows.ts';

const log = newestFirst([transactionFixture({ id: 'unknown', createdAt: null }), ...monthOfTransactions]);

it('gives the newest transaction number 1, and the last number to a transaction without a time', () => {
  expect(log.map((row) => numberIn(log, row))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(log[0]?.description).toBe('Thêm ổ SSD 20 GB cho may-chu-ke-toan');
  expect(log.at(-1)?.id).toBe('unknown');
});

it('finds a note by a search without diacritics, and a transaction by its code', () => {
  expect(findRows(log, searchTextOf, ' NAP tien ').map((row) => numberIn(log, row))).toEqual([2, 5, 7, 8]);
  expect(findRows(log, searchTextOf, 'may-48f3')).toHaveLength(1);
});

it('counts a transaction with an unreadable amount as neither received nor spent', () => {
  const unknown = [transactionFixture({ amount: null })];
  expect(unknown.filter(isReceived)).toEqual([]);
  expect(unknown.filter(isSpent)).toEqual([]);
});
