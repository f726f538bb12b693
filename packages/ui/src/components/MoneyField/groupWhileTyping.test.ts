import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../format/formatMoney.ts';
import { groupWhileTyping } from './groupWhileTyping.ts';

/** Types keys at the end of an empty field. */
const type = (keys: string) =>
  [...keys].reduce((text, key) => groupWhileTyping(text, text + key, text.length + 1).text, '');

describe('groupWhileTyping', () => {
  it('groups each whole number like `formatMoney`', () => {
    fc.assert(
      fc.property(fc.nat(), (amount) => {
        expect(type(String(amount))).toBe(formatMoney({ amount, currency: 'VND' }).number);
      }),
    );
  });

  it('keeps a typed point, so that 1.5tr never becomes 15tr', () => {
    expect(type('1.5tr')).toBe('1.5tr');
    expect(type('1.500.000')).toBe('1.500.000');
  });

  it('keeps the caret behind the digit just typed', () => {
    expect(groupWhileTyping('500.000', '1500.000', 1)).toEqual({ text: '1.500.000', caret: 1 });
    expect(groupWhileTyping('1.500', '1.5900', 4)).toEqual({ text: '15.900', caret: 4 });
  });

  it('deletes the digit before a point when the point is deleted', () => {
    expect(groupWhileTyping('1.500.000', '1500.000', 1)).toEqual({ text: '500.000', caret: 0 });
  });

  it('drops leading zeros, with which the grouped text could not be read', () => {
    expect(type('0500')).toBe('500');
    expect(type('0')).toBe('0');
  });

  it('keeps 500k and a pasted 1,500,000 as they are', () => {
    expect(type('500k')).toBe('500k');
    expect(groupWhileTyping('', '1,500,000', 9).text).toBe('1,500,000');
  });
});
