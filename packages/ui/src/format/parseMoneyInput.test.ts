import { currencies } from '@may/domain/money.ts';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { currencyLabels } from './currencyLabels.ts';
import { formatMoney } from './formatMoney.ts';
import { parseMoneyInput } from './parseMoneyInput.ts';

describe('parseMoneyInput', () => {
  it('reads every formatted amount, with or without its label', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger().map(Math.abs), fc.constantFrom(...currencies), (amount, currency) => {
        const { number, text } = formatMoney({ amount, currency });
        expect(parseMoneyInput(number, currency)).toBe(amount);
        expect(parseMoneyInput(text, currency)).toBe(amount);
        expect(parseMoneyInput(`${number} ${currencyLabels.long[currency]}`, currency)).toBe(amount);
      }),
    );
  });

  it.each([
    ['500k', 500_000],
    ['500 nghìn', 500_000],
    ['1tr', 1_000_000],
    ['1tr5', 1_500_000],
    ['1tr500', 1_500_000],
    ['1tr500k', 1_500_000],
    ['1 triệu 50 nghìn', 1_050_000],
    ['1,5tr', 1_500_000],
    ['1.5tr', 1_500_000],
    ['2 triệu', 2_000_000],
    ['2 TRIỆU', 2_000_000],
    ['2 triệu đồng', 2_000_000],
    ['1tỷ2', 1_200_000_000],
    ['1.500.000', 1_500_000],
    ['1,500,000', 1_500_000],
    ['1 500 000 đ', 1_500_000],
    ['1’500’000', 1_500_000],
    ['１５０，０００', 150_000],
    ['５００ｋ', 500_000],
    ['1.000', 1000],
    ['0', 0],
  ])('reads %s as whole dong', (text, amount) => {
    expect(parseMoneyInput(text, 'VND')).toBe(amount);
  });

  it.each([
    ['12,5', 1250],
    ['12.5', 1250],
    ['12.50', 1250],
    ['$12.50', 1250],
    ['12 aud', 1200],
    ['1.000,00', 100_000],
    ['1,000.00', 100_000],
    ['1.000.000', 100_000_000],
    ['0,05', 5],
    ['1 000,50', 100_050],
    ['1\u202f000', 100_000],
    ["1'000.50", 100_050],
    ['１２。５０', 1250],
  ])('reads %s as dollars and cents', (text, amount) => {
    expect(parseMoneyInput(text, 'AUD')).toBe(amount);
  });

  it.each([
    '1.5',
    '1,50',
    '1.5000',
    '15.00',
    '1.500,000',
    '0.500',
    '1tr50',
    '1.500k',
    '1k5',
    '1,5tr5',
    '1tr5k5',
    '1tr2tr',
    '1,2345k',
    '0,5',
    '1.000,50',
    '10²',
  ])('refuses %s in dong, a text with two readings or none', (text) => {
    expect(parseMoneyInput(text, 'VND')).toBeNull();
  });

  it.each(['1.000', '1,000', '12.505', '1.00.00', '1k', '1,00.00', '1.000.00', '500 đ', '5 eur'])(
    'refuses %s in dollars, which may mean a thousand, a one or another currency',
    (text) => {
      expect(parseMoneyInput(text, 'AUD')).toBeNull();
    },
  );

  it('refuses signs, other texts and amounts above the safe integers', () => {
    for (const text of [
      '',
      ' ',
      '-5',
      '−5000',
      '+5',
      'abc',
      '1e6',
      '0x10',
      'NaN',
      'Infinity',
      '99999999999999999999',
      '9999999999tỷ',
      '٣٤',
      '5 aud',
    ]) {
      expect(parseMoneyInput(text, 'VND'), text).toBeNull();
    }
    expect(parseMoneyInput('99999999999999999,99', 'AUD')).toBeNull();
  });

  it('gives a non-negative safe integer or null for any text', () => {
    const alphabet = fc.string({ unit: fc.constantFrom(...'0123456789.,- đktrỷiệu$€a'), maxLength: 14 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), alphabet), fc.constantFrom(...currencies), (text, currency) => {
        const amount = parseMoneyInput(text, currency);
        expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
      { numRuns: 2000 * inject('randomShare') },
    );
  });
});
