import { decimalsOf, type Money, toMajorUnits } from '@may/domain/money.ts';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/** Languages of the provider's messages. */
export type Language = 'vi' | 'en';

/** The language of an answer: English unless Vietnamese is preferred. */
export const languageOf = (c: Context): Language =>
  accepts(c, {
    header: 'Accept-Language',
    supports: ['vi', 'en'],
    default: 'en',
    match: (wanted) =>
      wanted.map(({ type }) => type.split('-')[0]).find((name) => name === 'vi' || name === 'en') ?? 'en',
  }) as Language;

const labels = { VND: 'đ', AUD: 'aud', USD: 'USD', EUR: 'EUR' } as const;

/** Formats money in the Vietnamese way: `500.000 đ`, `12,50 aud`. */
export const amountInWords = (money: Money): string => {
  const fractions = decimalsOf(money.currency);
  const options = { minimumFractionDigits: fractions, maximumFractionDigits: fractions };
  return `${toMajorUnits(money).toLocaleString('vi-VN', options)} ${labels[money.currency]}`;
};
