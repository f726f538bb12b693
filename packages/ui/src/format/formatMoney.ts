import { decimalsOf, type Money } from '@may/domain/kit';
import { currencyLabels } from './currencyLabels.ts';

export type FormattedMoney = {
  /** Digits without sign or label: `1.500.000`, `12,50`; `–` when the amount is no whole number of minor units. */
  number: string;
  /** `−` is U+2212, as wide as `+`; empty for zero. */
  sign: '' | '+' | '−';
  label: string;
  /** The amount in a sentence, with a sign if it is negative: `−1.500.000 đ`. */
  text: string;
};

export const unknownAmount = '–';

/** Groups whole digits by thousands as in Vietnamese, for every currency (spec section 9). */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** Formats an amount of money. It uses no `Intl`, whose grouping differs between platforms. */
export const formatMoney = ({ amount, currency }: Money): FormattedMoney => {
  const label = currencyLabels.short[currency];
  if (!Number.isSafeInteger(amount)) return { number: unknownAmount, sign: '', label, text: unknownAmount };
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = groupDigits(digits.slice(0, digits.length - decimals));
  const number = decimals === 0 ? whole : `${whole},${digits.slice(-decimals)}`;
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '';
  return { number, sign, label, text: `${sign === '−' ? sign : ''}${number}\u00a0${label}` };
};
