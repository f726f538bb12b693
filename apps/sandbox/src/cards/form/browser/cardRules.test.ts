import { describe, expect, it } from 'vitest';
import { testCardNames, testCards } from '../../testCards.ts';
import { groupExpiry, groupNumber, problemOfCvc, problemOfExpiry, problemOfNumber, readExpiry } from './cardRules.ts';

const today = new Date(2026, 10, 21);

describe('the fields of the card form', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['42424', '4242 4'],
    ['37828', '3782 8'],
    ['', ''],
  ])('group %s as on the card', (digits, text) => {
    expect(groupNumber(digits)).toBe(text);
  });

  it.each([
    ['1', '1'],
    ['5', '05'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['530', '05 / 30'],
    ['1230', '12 / 30'],
  ])('write the expiry %s as %s', (digits, text) => {
    expect(groupExpiry(digits)).toBe(text);
  });

  it.each(testCardNames)('accept the number of the %s test card', (name) => {
    expect(problemOfNumber(groupNumber(testCards[name].number))).toBeNull();
  });

  it.each([
    ['', 'incomplete_number'],
    ['4242 4242 4242 424', 'incomplete_number'],
    ['3782 822463 1000', 'incomplete_number'],
    ['4242 4242 4242 4241', 'invalid_number'],
    ['4224 4242 4242 4242', 'invalid_number'],
  ])('say of the number "%s" that it is %s', (text, problem) => {
    expect(problemOfNumber(text)).toBe(problem);
  });

  it.each([
    ['11 / 26', null],
    ['10 / 26', 'invalid_expiry_year_past'],
    ['12 / 25', 'invalid_expiry_year_past'],
    ['13 / 30', 'incomplete_expiry'],
    ['00 / 30', 'incomplete_expiry'],
    ['12 / 3', 'incomplete_expiry'],
    ['', 'incomplete_expiry'],
  ])('say of the expiry "%s" in November 2026: %s', (text, problem) => {
    expect(problemOfExpiry(text, today)).toBe(problem);
  });

  it('read a month and a whole year', () => {
    expect(readExpiry('05 / 30')).toEqual({ month: 5, year: 2030 });
  });

  it('require four digits for American Express and three for other cards', () => {
    expect(problemOfCvc('123', '3782 822463 10005')).toBe('incomplete_cvc');
    expect(problemOfCvc('1234', '3782 822463 10005')).toBeNull();
    expect(problemOfCvc('12', '4242 4242 4242 4242')).toBe('incomplete_cvc');
    expect(problemOfCvc('123', '4242 4242 4242 4242')).toBeNull();
  });
});
