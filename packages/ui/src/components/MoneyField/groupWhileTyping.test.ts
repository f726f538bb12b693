import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../format/formatMoney.ts';
import { parseMoneyInput } from '../../format/parseMoneyInput.ts';
import { groupWhileTyping } from './groupWhileTyping.ts';

const key = (data: string) => ({ inputType: 'insertText', data });
const deletion = { inputType: 'deleteContentBackward', data: null };

/** Types keys at the end of an empty field. */
const type = (keys: string) =>
  [...keys].reduce((text, data) => groupWhileTyping(text, text + data, text.length + 1, key(data)).text, '');

/** The inputs that bring a text from elsewhere. Browsers differ in the `data` of a paste; an autofill's event has no kind. */
const arrivals = [
  { inputType: 'insertFromPaste', data: null },
  { inputType: 'insertFromDrop', data: null },
  { inputType: 'insertReplacementText', data: null },
  { inputType: 'historyUndo', data: null },
  {},
];
/** The field's text after `next` arrived in it. */
const arrive = (previous: string, next: string, input: Partial<InputEvent> = { inputType: 'insertFromPaste' }) =>
  groupWhileTyping(previous, next, next.length, input).text;
const dong = (text: string) => parseMoneyInput(text, 'VND');

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
    expect(groupWhileTyping('500.000', '1500.000', 1, key('1'))).toEqual({ text: '1.500.000', caret: 1 });
    expect(groupWhileTyping('1.500', '1.5900', 4, key('9'))).toEqual({ text: '15.900', caret: 4 });
  });

  it('deletes the digit before a point when the point is deleted', () => {
    expect(groupWhileTyping('1.500.000', '1500.000', 1, deletion)).toEqual({ text: '500.000', caret: 0 });
  });

  it('drops leading zeros, with which the grouped text could not be read', () => {
    expect(type('0500')).toBe('500');
    expect(type('0')).toBe('0');
  });

  it('keeps 500k and a pasted 1,500,000 as they are', () => {
    expect(type('500k')).toBe('500k');
    expect(arrive('', '1,500,000')).toBe('1,500,000');
  });

  it('reads a paste over a selected amount as in an empty field', () => {
    for (const [pasted, amount] of [
      ['1500000.00', null],
      ['150000.50', null],
      ['150000.5', null],
      ['20.50', null],
      ['500.00', null],
      ['1.500.00', null],
      ['1500000', 1_500_000],
      ['500000', 500_000],
      ['20.500', 20_500],
      ['1.500.000,00', null],
    ] as const)
      for (const previous of ['', '960.000', '500.000', '1.500.000', '1.5tr'])
        for (const input of [...arrivals, { inputType: 'insertText', data: pasted }])
          expect(dong(arrive(previous, pasted, input)), `${previous} ${input.inputType}`).toBe(amount);
  });

  it('refuses a decimal part that is pasted behind an amount or over a part of it', () => {
    expect(dong(arrive('1.500.000', '1.500.000.00'))).toBeNull();
    expect(dong(arrive('1.500.000', '1.500.00'))).toBeNull();
    expect(dong(arrive('1.500.000', '1.50.5'))).toBeNull();
    expect(dong(arrive('1.500.000', '1.700.000'))).toBe(1_700_000);
  });

  it('keeps a point that is typed over a part of an amount', () => {
    expect(groupWhileTyping('1.500.000', '1.', 2, key('.'))).toEqual({ text: '1.', caret: 2 });
  });

  it('gives the same text over any selected text as in an empty field, and no digits of a decimal part', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'0123456789..,k '), maxLength: 12 });
    const amounts = fc.nat().map((amount) => formatMoney({ amount, currency: 'VND' }).number);
    fc.assert(
      fc.property(
        fc.oneof(texts, amounts),
        fc.oneof(texts, amounts),
        fc.constantFrom(...arrivals),
        (old, text, input) => {
          const result = arrive(old, text, input);
          expect(result).toBe(arrive('', text));
          expect(dong(result)).toBe(dong(text));
        },
      ),
    );
  });
});
