import type { Currency, Money } from '@may/domain/kit';
import type { LocaleName } from '../i18n/locales.ts';

const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const;
const word = (digit: number) => digits[digit] ?? '';

const unitAfterTens = (tens: number, unit: number): string => {
  if (unit === 0) return '';
  if (unit === 5 && tens > 0) return 'lăm';
  if (tens > 1 && unit === 1) return 'mốt';
  return tens > 1 && unit === 4 ? 'tư' : word(unit);
};

/** A number up to 999; `full` writes the hundreds and tens even when they are zero, as inside a longer number. */
const belowThousand = (number: number, full: boolean): string => {
  const [hundreds, tens, unit] = [Math.floor(number / 100), Math.floor(number / 10) % 10, number % 10];
  const hasHundreds = full || hundreds > 0;
  const tensWord = tens > 1 ? `${word(tens)} mươi` : tens === 1 ? 'mười' : hasHundreds && unit > 0 ? 'linh' : '';
  return [hasHundreds ? `${word(hundreds)} trăm` : '', tensWord, unitAfterTens(tens, unit)].filter(Boolean).join(' ');
};

const scales = [
  [1_000_000_000, 'tỷ'],
  [1_000_000, 'triệu'],
  [1000, 'nghìn'],
] as const;

const inWords = (number: number, full: boolean): string => {
  const scale = scales.find(([size]) => number >= size);
  if (!scale) return number === 0 ? '' : belowThousand(number, full);
  const [size, name] = scale;
  return [inWords(Math.floor(number / size), full), name, inWords(number % size, true)].filter(Boolean).join(' ');
};

const dongInWords = (amount: number): string => `${amount === 0 ? word(0) : inWords(amount, false)} đồng`;

const writers: { readonly [Locale in LocaleName]?: { readonly [Code in Currency]?: (amount: number) => string } } = {
  vi: { VND: dongInWords },
};

/** A non-negative amount in words; undefined for a language that has no words for amounts of this currency. */
export const moneyInWords = ({ amount, currency }: Money, locale: LocaleName): string | undefined =>
  writers[locale]?.[currency]?.(amount);
