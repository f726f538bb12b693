import { expect, it } from 'vitest';
import { findRows } from '../../components/DataTable/findRows.ts';
import { monthOfTransactions, transactionFixture } from '../wallet.fixtures.ts';
import { isReceived, isSpent, numberRows, searchTextOf } from './logRows.ts';

const rows = numberRows(monthOfTransactions);

it('gives the newest transaction number 1, and the last number to a transaction without a time', () => {
  const numbered = numberRows([transactionFixture({ id: 'unknown', createdAt: null }), ...monthOfTransactions]);
  expect(numbered[0]?.description).toBe('Thêm ổ SSD 20 GB cho may-chu-ke-toan');
  expect(numbered.at(-1)).toMatchObject({ id: 'unknown', place: 8 });
});

it('finds a note by a search without diacritics, and a transaction by its code', () => {
  expect(findRows(rows, searchTextOf, ' NAP tien ').map(({ place }) => place)).toEqual([2, 5, 7]);
  expect(findRows(rows, searchTextOf, 'may-48f3')).toHaveLength(1);
});

it('counts a transaction with an unreadable amount as neither received nor spent', () => {
  const unknown = numberRows([transactionFixture({ amount: null })]);
  expect(unknown.filter(isReceived)).toEqual([]);
  expect(unknown.filter(isSpent)).toEqual([]);
});
