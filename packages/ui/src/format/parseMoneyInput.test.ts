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

  it('reads whole dong, with words for thousands and millions', () => {
    const spellings: Record<number, string> = {
      0: '0',
      1000: '1.000',
      150000: '１５０，０００',
      500000: '500k|500 nghìn|５００ｋ',
      1000000: '1tr',
      1050000: '1 triệu 50 nghìn',
      1500000: '1tr5|1tr500|1tr500k|1,5tr|1.5tr|1.500.000|1,500,000|1 500 000 đ|1’500’000',
      2000000: '2 triệu|2 TRIỆU|2 triệu đồng',
      1200000000: '1tỷ2',
    };
    for (const [amount, texts] of Object.entries(spellings))
      for (const text of texts.split('|')) expect.soft(parseMoneyInput(text, 'VND'), text).toBe(Number(amount));
  });

  it('reads dollars and cents', () => {
    const spellings: Record<number, string> = {
      5: '0,05',
      1200: '12 aud',
      1250: '12,5|12.5|12.50|$12.50|１２。５０',
      100000: '1.000,00|1,000.00|1\u202f000',
      100050: "1 000,50|1'000.50",
      100000000: '1.000.000',
    };
    for (const [amount, texts] of Object.entries(spellings))
      for (const text of texts.split('|')) expect.soft(parseMoneyInput(text, 'AUD'), text).toBe(Number(amount));
  });

  it('refuses a text that has two readings in dong, or none', () => {
    const texts =
      '1.5|1,50|1.5000|15.00|1.500,000|0.500|1tr50|1.500k|1k5|1,5tr5|1tr5k5|1tr2tr|1,2345k|0,5|1.000,50|10²';
    for (const text of texts.split('|')) expect.soft(parseMoneyInput(text, 'VND'), text).toBeNull();
  });

  it('refuses a text in dollars that may mean a thousand, a one or another currency', () => {
    for (const text of '1.000|1,000|12.505|1.00.00|1k|1,00.00|1.000.00|500 đ|5 eur'.split('|'))
      expect.soft(parseMoneyInput(text, 'AUD'), text).toBeNull();
  });

  it('refuses signs, other texts and amounts above the safe integers', () => {
    for (const text of '| |-5|−5000|+5|abc|1e6|0x10|NaN|Infinity|99999999999999999999|9999999999tỷ|٣٤|5 aud'.split('|'))
      expect.soft(parseMoneyInput(text, 'VND'), text).toBeNull();
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
