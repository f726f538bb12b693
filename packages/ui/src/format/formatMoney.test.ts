import { currencies } from '@may/domain/money.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyLabels } from './currencyLabels.ts';
import { formatMoney } from './formatMoney.ts';

describe('formatMoney', () => {
  it('groups thousands as in Vietnamese, in every currency', () => {
    expect(formatMoney({ amount: 1_500_000, currency: 'VND' })).toEqual({
      number: '1.500.000',
      sign: '+',
      label: 'đ',
      text: '1.500.000\u00a0đ',
    });
    expect(formatMoney({ amount: 123_456_789, currency: 'AUD' }).number).toBe('1.234.567,89');
    expect(formatMoney({ amount: 5, currency: 'EUR' }).text).toBe('0,05\u00a0EUR');
  });

  it('labels each currency as the provider does', () => {
    expect(currencies.map((currency) => formatMoney({ amount: 0, currency }).label)).toEqual([
      'đ',
      'aud',
      'USD',
      'EUR',
    ]);
    expect(currencies.map((currency) => currencyLabels.long[currency])).toEqual(['VNĐ', 'AUD', 'USD', 'EUR']);
  });

  it('writes U+2212 before a negative amount and no sign for zero', () => {
    expect(formatMoney({ amount: -1250, currency: 'AUD' }).text).toBe('−12,50\u00a0aud');
    expect(formatMoney({ amount: 0, currency: 'VND' }).sign).toBe('');
    expect(formatMoney({ amount: -0, currency: 'VND' }).text).toBe('0\u00a0đ');
  });

  it('writes a dash for an amount that is no safe integer', () => {
    for (const amount of [Number.NaN, Number.POSITIVE_INFINITY, 1.5, 2 ** 53]) {
      expect(formatMoney({ amount, currency: 'VND' })).toMatchObject({ number: '–', sign: '', text: '–' });
    }
  });

  it('keeps every digit of the amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...currencies), (amount, currency) => {
        const digits = formatMoney({ amount, currency }).number.replace(/\D/g, '');
        expect(Number(digits)).toBe(Math.abs(amount));
      }),
    );
  });
});
