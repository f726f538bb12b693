import { expect, it } from 'vitest';
import { parseWholeNumber } from './parseWholeNumber.ts';

it('reads a whole number, grouped or not', () => {
  for (const [text, number] of [
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
  ] as const)
    expect.soft(parseWholeNumber(text), text).toBe(number);
});

it('refuses a text that is no whole number or has two readings', () => {
  for (const text of [
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
  ])
    expect.soft(parseWholeNumber(text), text).toBeNull();
});
