import { expect, it } from 'vitest';
import { formatGb, gbUnit } from './formatGb.ts';

it('a size has one decimal and the unit of the language, without a break between them', () => {
  expect([formatGb(2.54, 'vi'), formatGb(1000, 'en'), formatGb(10, 'fr'), formatGb(10, 'ru')]).toEqual([
    '2,5\u00a0GB',
    '1,000\u00a0GB',
    '10\u00a0Go',
    '10\u00a0ГБ',
  ]);
  expect([gbUnit('vi'), gbUnit('fr'), gbUnit('ru')]).toEqual(['GB', 'Go', 'ГБ']);
});
