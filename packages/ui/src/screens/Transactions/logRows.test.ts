import { expect, it } from 'vitest';
import { findRows } from '../../components/DataTable/findRows.ts';
import { monthOfTransactions, transactionFixture } from '../wallet.fixtures.ts';
import { isReceived, isSpent, numberRows, searchTextOf } from './logRows.ts';

const rows = numberRows(monthOfTransactions);

it('the newest line is number 1, and a line without a time is the last', () => {
  const numbered = numberRows([transactionFixture({ id: 'unknown', createdAt: null }), ...monthOfTransactions]);
  expect(numbered[0]?.description).toBe('Thêm ổ SSD 20 GB cho may-chu-ke-toan');
  expect(numbered.at(-1)).toMatchObject({ id: 'unknown', place: 8 });
});

it('a search without diacritics finds the note, and a code is found as well', () => {
  expect(findRows(rows, searchTextOf, ' NAP tien ').map(({ place }) => place)).toEqual([2, 5, 7]);
  expect(findRows(rows, searchTextOf, 'may-48f3')).toHaveLength(1);
});

it('a line whose amount nobody could read is neither received nor spent', () => {
  const unknown = numberRows([transactionFixture({ amount: null })]);
  expect(unknown.filter(isReceived)).toEqual([]);
  expect(unknown.filter(isSpent)).toEqual([]);
});
