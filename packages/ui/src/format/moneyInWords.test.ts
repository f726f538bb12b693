import { describe, expect, it } from 'vitest';
import { moneyInWords } from './moneyInWords.ts';

describe('moneyInWords', () => {
  it('writes dong in Vietnamese words', () => {
    for (const [amount, words] of [
      [0, 'không đồng'],
      [5, 'năm đồng'],
      [10, 'mười đồng'],
      [15, 'mười lăm đồng'],
      [21, 'hai mươi mốt đồng'],
      [24, 'hai mươi tư đồng'],
      [105, 'một trăm linh năm đồng'],
      [1000, 'một nghìn đồng'],
      [100_000, 'một trăm nghìn đồng'],
      [1_500_000, 'một triệu năm trăm nghìn đồng'],
      [1_000_005, 'một triệu không trăm linh năm đồng'],
      [1_050_000, 'một triệu không trăm năm mươi nghìn đồng'],
      [12_345_678, 'mười hai triệu ba trăm bốn mươi lăm nghìn sáu trăm bảy mươi tám đồng'],
      [2_000_000_000, 'hai tỷ đồng'],
      [1_500_000_000_000, 'một nghìn năm trăm tỷ đồng'],
    ] as const)
      expect.soft(moneyInWords({ amount, currency: 'VND' }, 'vi'), words).toBe(words);
  });

  it('gives nothing for another language or another currency', () => {
    expect(moneyInWords({ amount: 5, currency: 'VND' }, 'en')).toBeUndefined();
    expect(moneyInWords({ amount: 5, currency: 'AUD' }, 'vi')).toBeUndefined();
  });
});
