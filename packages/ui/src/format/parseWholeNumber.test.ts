import { expect, it } from 'vitest';
import { parseWholeNumber } from './parseWholeNumber.ts';

it.each([
  ['15', 15],
  [' 40 ', 40],
  ['1.200', 1_200],
  ['1,200', 1_200],
  ['86 400', 86_400],
  ['1’200', 1_200],
  ['１，２００', 1_200],
  ['86\u202f400', 86_400],
  ['1.234.567', 1_234_567],
  ['999999999999999', 999_999_999_999_999],
])('reads %j as %i', (text, number) => {
  expect(parseWholeNumber(text)).toBe(number);
});

it.each([
  '1.5',
  '10,5',
  '1.50',
  '0.500',
  '1.2000',
  '1.200,5',
  '1,200.000',
  '1..5',
  '-5',
  '12x',
  '',
  '1000000000000000',
])('refuses %j, which is no whole number or has two readings', (text) => {
  expect(parseWholeNumber(text)).toBeNull();
});
