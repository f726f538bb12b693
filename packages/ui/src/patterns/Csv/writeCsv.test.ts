import type { Money } from '@may/domain';
import papa from 'papaparse';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localeNames, tags } from '../../i18n/tags.ts';
import { localMoment } from './csv.ts';
import { dialectIn, writeCsv } from './writeCsv.ts';

afterEach(() => vi.unstubAllEnvs());

type Row = { text: string; amount: Money | null };

const columns = [
  { header: 'Nội dung', cell: ({ text }: Row) => text },
  { header: 'Số tiền', cell: ({ amount }: Row) => amount },
];
const fileOf = async (rows: readonly Row[], dialect: 'semicolon' | 'comma' = 'semicolon', note?: string) =>
  (await writeCsv({ rows, columns, note }, dialect)).join('');
const row = (text: string, amount: Money | null = null): Row => ({ text, amount });

describe('writeCsv', () => {
  it('begins with a byte order mark, and has a head and lines that end as in Windows', async () => {
    expect(await fileOf([row('Nạp tiền', { amount: 500_000, currency: 'VND' })])).toBe(
      '\uFEFF"Nội dung";"Số tiền"\r\n"Nạp tiền";500000\r\n',
    );
  });

  it.each([
    [{ amount: -360_000, currency: 'VND' }, '-360000', '-360000'],
    [{ amount: -1_250, currency: 'AUD' }, '-12,50', '-12.50'],
    [{ amount: 5, currency: 'EUR' }, '0,05', '0.05'],
    [{ amount: 999_999_999_999_999, currency: 'VND' }, '999999999999999', '999999999999999'],
    [{ amount: 2 ** 53, currency: 'VND' }, '', ''],
    [null, '', ''],
  ] as const)('%j is the number %s, or %s with commas between the cells', async (amount, semicolon, comma) => {
    const cellsOf = async (dialect: 'semicolon' | 'comma', delimiter: string) =>
      papa.parse<string[]>(await fileOf([row('x', amount)], dialect), { delimiter }).data[1]?.[1];
    expect(await cellsOf('semicolon', ';')).toBe(semicolon);
    expect(await cellsOf('comma', ',')).toBe(comma);
  });

  it.each([
    '=1+1',
    '=HYPERLINK("https://evil.example")',
    '+84912345678',
    '-1+cmd|A0',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '  =1+1',
    '＝1+1',
    '-',
  ])('the text %j is no formula of a program', async (text) => {
    const { data } = papa.parse<string[]>(await fileOf([row(text)]), { delimiter: ';' });
    expect(data[1]?.[0]).toBe(`'${text}`);
  });

  it.each(['Gia hạn; 1 năm', 'dòng 1\ndòng 2', 'nói "xin chào"', ' đầu', '1-1', 'a=b', '<b>x</b>', ''])(
    'the text %j is read back as it was',
    async (text) => {
      const { data } = papa.parse<string[]>(await fileOf([row(text)]), { delimiter: ';' });
      expect(data[1]).toEqual([text, '']);
    },
  );

  it.each(['x;=HYPERLINK(1)', 'y,=1+1', 'y\t=1+1'])('the text %j is one cell in every dialect', async (text) => {
    for (const dialect of ['semicolon', 'comma'] as const)
      expect(await fileOf([row(text)], dialect)).toContain(`\n"${text}"`);
  });

  it('a long list is written whole, in its order, and its note is the last line', async () => {
    const rows = Array.from({ length: 2_500 }, (_, place) => row(`Dòng ${place}`));
    const lines = (await fileOf(rows, 'comma', '=2 rows are missing')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2_502);
    expect(lines[2_500]).toBe('"Dòng 2499",');
    expect(lines[2_501]).toBe('"\'=2 rows are missing"');
  });

  it('an abandoned file is not written on', async () => {
    const gone = new AbortController();
    gone.abort();
    await expect(writeCsv({ rows: [row('x')], columns }, 'comma', gone.signal)).rejects.toThrow();
  });
});

it('a language that writes 1,5 separates cells by semicolons', () => {
  const commas = localeNames.filter((name) => dialectIn(tags[name]) === 'comma');
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
