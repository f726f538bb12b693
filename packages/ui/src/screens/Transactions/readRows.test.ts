import { expect, test } from 'vitest';
import { monthOfTransactions, transactionFixture } from '../wallet.fixtures.ts';
import { filterRows, numberRows } from './readRows.ts';

const rows = numberRows(monthOfTransactions);

test('the newest line is number 1, and a line without a time is the last', () => {
  const numbered = numberRows([transactionFixture({ id: 'unknown', createdAt: null }), ...monthOfTransactions]);
  expect(numbered[0]?.description).toBe('Thêm ổ SSD 20 GB cho may-chu-ke-toan');
  expect(numbered.at(-1)).toMatchObject({ id: 'unknown', place: 8 });
});

test('a search without diacritics finds the note, and a code is found as well', () => {
  expect(filterRows(rows, 'all', ' NAP tien ').map(({ place }) => place)).toEqual([2, 5, 7]);
  expect(filterRows(rows, 'all', 'may-48f3')).toHaveLength(1);
});

test('a line whose amount nobody could read is neither received nor spent', () => {
  const unknown = numberRows([transactionFixture({ amount: null })]);
  expect(filterRows(unknown, 'received', '')).toEqual([]);
  expect(filterRows(unknown, 'spent', '')).toEqual([]);
  expect(filterRows(unknown, 'all', '')).toHaveLength(1);
});
