import type { Money } from '@may/domain/money.ts';
import papa from 'papaparse';
import { describe, expect, it, vi } from 'vitest';
import { localeNames, tags } from '../../i18n/tags.ts';
import { localMoment } from './csv.ts';
import { writeCsv } from './writeCsv.ts';

type Row = { text: string; amount: Money | null };

const columns = [
  { header: 'Nội dung', cell: ({ text }: Row) => text },
  { header: 'Số tiền', cell: ({ amount }: Row) => amount },
];
const fileOf = (rows: readonly Row[], tag = 'vi', notes: readonly string[] = []) =>
  writeCsv({ rows, columns, notes }, tag);
const row = (text: string, amount: Money | null = null): Row => ({ text, amount });

describe('writeCsv', () => {
  it('begins with a byte order mark, and has a head and lines that end as in Windows', () => {
    expect(fileOf([row('Nạp tiền', { amount: 500_000, currency: 'VND' })])).toBe(
      '\uFEFF"Nội dung";"Số tiền"\r\n"Nạp tiền";500000\r\n',
    );
  });

  it('an amount is a number with the decimal sign of its language', () => {
    for (const [amount, semicolon, comma] of [
      [{ amount: -360_000, currency: 'VND' }, '-360000', '-360000'],
      [{ amount: -1_250, currency: 'AUD' }, '-12,50', '-12.50'],
      [{ amount: 5, currency: 'EUR' }, '0,05', '0.05'],
      [{ amount: 999_999_999_999_999, currency: 'VND' }, '999999999999999', '999999999999999'],
      [{ amount: 2 ** 53, currency: 'VND' }, '', ''],
      [null, '', ''],
    ] as const) {
      const cellOf = (tag: string, delimiter: string) =>
        papa.parse<string[]>(fileOf([row('x', amount)], tag), { delimiter }).data[1]?.[1];
      expect.soft(cellOf('vi', ';'), semicolon).toBe(semicolon);
      expect.soft(cellOf('en', ','), semicolon).toBe(comma);
    }
  });

  it('a text is no formula and no number of a program', () => {
    const formulas = '=1+1|+84912345678|@SUM(A1)|\t=1|\r=1|  =1+1|＝1+1|-'.split('|');
    for (const text of [...formulas, '-1+cmd|A0', '0012345', '20261124000123456', '12E5678']) {
      const { data } = papa.parse<string[]>(fileOf([row(text)]), { delimiter: ';' });
      expect.soft(data[1]?.[0], text).toBe(`'${text}`);
    }
  });

  it('a text is read back as it was', () => {
    for (const text of ['Gia hạn; 1 năm', 'dòng 1\ndòng 2', 'nói "xin chào"', ' đầu', '1-1', 'a=b', '<b>x</b>', '']) {
      const { data } = papa.parse<string[]>(fileOf([row(text)]), { delimiter: ';' });
      expect.soft(data[1], text).toEqual([text, '']);
    }
  });

  it('a text with a separator is one cell with either separator', () => {
    for (const text of ['x;=HYPERLINK(1)', 'y,=1+1', 'y\t=1+1'])
      for (const tag of ['vi', 'en']) expect.soft(fileOf([row(text)], tag), text).toContain(`\n"${text}"`);
  });

  it('the rows have their order, and the notes are the last lines', () => {
    const lines = fileOf([row('a'), row('b')], 'en', ['=2 rows are missing', 'old'])
      .trimEnd()
      .split('\r\n');
    expect(lines.slice(1)).toEqual(['"a",', '"b",', '"\'=2 rows are missing"', '"old"']);
  });
});

it('a language that writes 1,5 separates cells by semicolons', () => {
  const commas = localeNames.filter((name) => fileOf([], tags[name]).includes('","'));
  expect(commas).toEqual(
    ['en', 'aud', 'ja', 'zh'].sort((a, b) => localeNames.indexOf(a as 'en') - localeNames.indexOf(b as 'en')),
  );
});

it('a moment is written by the device’s clock, and no moment is an empty cell', () => {
  vi.stubEnv('TZ', 'Asia/Ho_Chi_Minh');
  expect(localMoment('2026-11-05T18:05:09Z')).toBe('2026-11-06 01:05:09');
  expect(localMoment(null)).toBeNull();
  expect(localMoment('yesterday')).toBeNull();
});
