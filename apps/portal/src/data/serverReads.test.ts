import { expect, it } from 'vitest';
import { sumOf } from './serverReads.ts';

it('gives no sum if the price of one server is unknown', () => {
  const dong = (amount: number) => ({ amount, currency: 'VND' as const });
  expect(sumOf([dong(1), dong(2)])).toEqual(dong(3));
  expect(sumOf([dong(1), null])).toBeNull();
  expect(sumOf([])).toEqual(dong(0));
});
