import { currencies, decimalsOf, toMajorUnits } from '@may/domain/money.ts';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { parseAmount } from './parseAmount.ts';
import { parseCurrency } from './parseCurrency.ts';

it('reads dong, as a number or in the spellings of a text', () => {
  const spellings = new Map<number, unknown[]>([
    [0, [0, -0, '-0']],
    [500_000, [500_000, ...'500000|+500000| 500000 |500.000|500000.00'.split('|')]],
    [-500_000, [-500_000, ...'-500000|\u2212500000|\u2013500000|- 500000'.split('|')]],
    [1_500_000, '1,500,000|1 500 000|1\u202F500\u202F000|1.500.000,00'.split('|')],
  ]);
  for (const [amount, given] of spellings)
    for (const raw of given) expect.soft(parseAmount(raw, 'VND'), `${raw}`).toEqual({ amount, currency: 'VND' });
});

it('reads dollars as cents', () => {
  const spellings = new Map<number, unknown[]>([
    [30, [0.1 + 0.2]],
    [50, ['0.500']],
    [1_250, [12.5, '12.5', '12,50']],
    [-1_250, ['\u221212.50']],
    [-1_999, [-19.99]],
    [123_400, ['1 234']],
    [123_450, '1,234.50|1.234,50|1234.500'.split('|')],
    [123_456_700, ['1.234.567']],
    [123_456_789, [1_234_567.89]],
  ]);
  for (const [amount, given] of spellings)
    for (const raw of given) expect.soft(parseAmount(raw, 'AUD'), `${raw}`).toEqual({ amount, currency: 'AUD' });
});

it('refuses dong that would need a guess', () => {
  const numbers = [Number.NaN, JSON.parse('1e400'), JSON.parse('9007199254740993'), -(2 ** 53), 0.5, 1e21];
  const signs = '|NaN|Infinity|1e9|0x10|１００| |-|--5|+-5|5-|(5)|5 đ|<img>|1\u00A0500\u202F000'.split('|');
  const groups = '.5|5.|1..000|1.00.000|0.000.001|1,000.000,00|1.5|9007199254740993'.split('|');
  const others = ['1'.repeat(41), null, undefined, true, [5], { amount: 5 }, 5n];
  for (const raw of [...numbers, ...signs, ...groups, ...others])
    expect.soft(parseAmount(raw, 'VND'), `${raw}`).toBeNull();
});

it('refuses dollars that have two readings or a third decimal', () => {
  for (const raw of ['1.000', '1,000', '12.345', 12.345, '1.005', 0.001])
    expect.soft(parseAmount(raw, 'AUD'), `${raw}`).toBeNull();
});

it('reads the card provider’s minor units unchanged, and refuses a fraction of one', () => {
  expect(parseAmount(1250, 'AUD', 'minor')).toEqual({ amount: 1250, currency: 'AUD' });
  expect(parseAmount('1250', 'USD', 'minor')).toEqual({ amount: 1250, currency: 'USD' });
  expect(parseAmount(500_000, 'VND', 'minor')).toEqual({ amount: 500_000, currency: 'VND' });
  expect(parseAmount(12.5, 'AUD', 'minor')).toBeNull();
  expect(parseAmount('12.50', 'AUD', 'minor')).toBeNull();
});

it('keeps a row’s own currency and reads an unknown one as null', () => {
  expect(parseCurrency(undefined, 'VND')).toBe('VND');
  expect(parseCurrency('aud', 'VND')).toBe('AUD');
  expect(parseCurrency('đ', 'AUD')).toBe('VND');
  expect(parseCurrency('jpy', 'VND')).toBeNull();
  expect(parseCurrency('toString', 'VND')).toBeNull();
  expect(parseCurrency(5, 'VND')).toBeNull();
});

it('any input: the result is null or whole, safe minor units that survive the wire', () => {
  const anything = fc.oneof(
    fc.anything({ withBigInt: true }),
    fc.double(),
    fc.maxSafeInteger(),
    fc.string({ unit: fc.constantFrom('-', '\u2212', '+', '.', ',', ' ', '\u00A0', '0', '1', '9', 'e') }),
  );
  fc.assert(
    fc.property(anything, fc.constantFrom(...currencies), fc.constantFrom('major', 'minor'), (raw, currency, unit) => {
      const money = parseAmount(raw, currency, unit);
      if (money === null) return;
      expect(Number.isSafeInteger(money.amount) && money.currency === currency && !Object.is(money.amount, -0)).toBe(
        true,
      );
      if (Math.abs(money.amount) < 1e13) expect(parseAmount(toMajorUnits(money), currency)).toEqual(money);
    }),
    { numRuns: 5_000 * inject('randomShare') },
  );
});

it('every amount of a wallet survives as number, text or grouped text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(...currencies), (amount, currency) => {
      const money = { amount, currency };
      const decimals = decimalsOf(currency);
      const grouped = new Intl.NumberFormat('vi-VN', { minimumFractionDigits: decimals }).format(toMajorUnits(money));
      expect(parseAmount(toMajorUnits(money), currency)).toEqual(money);
      expect(parseAmount(toMajorUnits(money).toFixed(decimals), currency)).toEqual(money);
      expect(parseAmount(grouped, currency)).toEqual(money);
    }),
    { numRuns: 2_000 * inject('randomShare') },
  );
});
