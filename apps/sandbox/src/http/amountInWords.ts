import { decimalsOf, type Money, toMajorUnits } from '@may/domain';

const labels = { VND: 'đ', AUD: 'aud', USD: 'USD', EUR: 'EUR' } as const;

/** Formats money in the Vietnamese way: `500.000 đ`, `12,50 aud`. */
export const amountInWords = (money: Money): string => {
  const fractions = decimalsOf(money.currency);
  const options = { minimumFractionDigits: fractions, maximumFractionDigits: fractions };
  return `${toMajorUnits(money).toLocaleString('vi-VN', options)} ${labels[money.currency]}`;
};
