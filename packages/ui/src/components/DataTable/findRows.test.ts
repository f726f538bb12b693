import { expect, it } from 'vitest';
import { findRows } from './findRows.ts';

const rows = ['Nạp tiền qua VietQR', 'Gia hạn máy chủ', 'Đăng ký tên miền'];

it('a search without diacritics finds words with them, and an empty search gives the same list', () => {
  expect(findRows(rows, (text) => text, ' NAP tien ')).toEqual([rows[0]]);
  expect(findRows(rows, (text) => text, 'dang ky')).toEqual([rows[2]]);
  expect(findRows(rows, (text) => text, ' ')).toBe(rows);
  expect(findRows(rows, (text) => text, 'khong co')).toEqual([]);
});

it('a search finds a text in any width and case', () => {
  for (const [search, text] of [
    ['ＶＩＥＴＱＲ', 'Nạp tiền qua VietQR'],
    ['ispanak', 'ISPANAK, IŞIK'],
    ['ışık', 'ISPANAK, IŞIK'],
    ['istanbul', 'İstanbul'],
    ['κωστασ', 'ΚΏΣΤΑΣ Κώστας'],
    ['lodz', 'Łódź'],
    ['ol', 'Øl'],
    ['strasse', 'Straße, GROẞ'],
    ['aeble', 'Æble'],
    ['ÆBLE', 'æble'],
  ] as const) {
    const found = findRows([text, 'none'], (row) => row, search);
    expect.soft(found, search).toEqual([text]);
  }
});
