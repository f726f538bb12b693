import { expect, it } from 'vitest';
import { readPhone } from './readPhone.ts';

const readAll = (typed: string) => Promise.all(typed.split('|').map(async (each) => [each, await readPhone(each)]));

it('reads every spelling of a Vietnamese number', async () => {
  const typed =
    '0912345678|0912 345 678|+84912345678|+84 (0)912 345 678|+840912345678|0084 912 345 678|84912345678|0912.345.678|０９１２３４５６７８';
  for (const [each, read] of await readAll(typed)) expect.soft(read, String(each)).toBe('+84912345678');
});

it('reads a number with another country code', async () => {
  expect(await readPhone('+61 412 345 678')).toBe('+61412345678');
});

it('reads 0412 345 678 as an Australian number on an Australian page alone, where a Vietnamese one is read too', async () => {
  expect(await readPhone('0412 345 678', 'en-AU')).toBe('+61412345678');
  // An Australian landline too, without its spaces.
  expect(await readPhone('0387123456', 'en-AU')).toBe('+84387123456');
  expect(await readPhone('0412 345 678', 'vi')).toBeNull();
});

it('refuses what is no number of a phone', async () => {
  const typed = '|0912|+8491234567890123|gọi 0912345678 nhé|0912345678 ext. 5|+999 123 456|<b>0912345678</b>';
  for (const [each, read] of await readAll(typed)) expect.soft(read, String(each)).toBeNull();
});
