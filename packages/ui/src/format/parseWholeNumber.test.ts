import { expect, it } from 'vitest';
import { parseWholeNumber } from './parseWholeNumber.ts';

it('reads a whole number, grouped or not', () => {
  const spellings: Record<number, string> = {
    15: '15',
    40: ' 40 ',
    1200: '1.200|1,200|1’200|１，２００',
    86400: '86 400|86\u202f400',
    1234567: '1.234.567',
    999999999999999: '999999999999999',
  };
  for (const [number, texts] of Object.entries(spellings))
    for (const text of texts.split('|')) expect.soft(parseWholeNumber(text), text).toBe(Number(number));
});

it('refuses a text that is no whole number or has two readings', () => {
  for (const text of '1.5|10,5|1.50|0.500|1.2000|1.200,5|1,200.000|1..5|-5|12x||1000000000000000'.split('|'))
    expect.soft(parseWholeNumber(text), text).toBeNull();
});
