import { type Currency, decimalsOf, type Money } from '@may/domain/money.ts';

/** In characters, with sign and separators. */
const longestReadable = 40;
/** A sign, then digits with separators between them. The minus may be U+2212, an en dash, or a small or full-width hyphen. */
const shape = /^([+\-\u2212\u2013\uFE63\uFF0D])?[ \u00A0]?(\d(?:[\d., \u00A0\u202F]*\d)?)$/;
const separators = /[., \u00A0\u202F]/;

const isDecimalMark = (separator: string): boolean => separator === '.' || separator === ',';

const isGrouped = (groups: string[]): boolean =>
  groups.every((group, index) => (index === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(group));

const splitDecimals = (digits: string, decimals: number): { whole: string; fraction: string } | null => {
  const used = digits.split('').filter((character) => separators.test(character));
  const first = used[0];
  const last = used.at(-1);
  if (first === undefined || last === undefined) return { whole: digits, fraction: '' };
  if (first === last) {
    const groups = digits.split(first);
    const grouped = isGrouped(groups);
    const mayBeDecimal = used.length === 1 && isDecimalMark(first);
    if (grouped && (!mayBeDecimal || decimals === 0)) return { whole: groups.join(''), fraction: '' };
    // "1.000" is a thousand in one country, and 1 with three decimals in another.
    if (grouped || !mayBeDecimal) return null;
    return { whole: groups[0] ?? '', fraction: groups[1] ?? '' };
  }
  const cut = digits.lastIndexOf(last);
  const groups = digits.slice(0, cut).split(first);
  const fraction = digits.slice(cut + 1);
  if (!isDecimalMark(last) || !isGrouped(groups) || !/^\d+$/.test(fraction)) return null;
  return { whole: groups.join(''), fraction };
};

const scaleNumber = (value: number, decimals: number): number | null => {
  if (Number.isInteger(value)) return Number.isSafeInteger(value) ? value * 10 ** decimals : null;
  // 15 significant digits drop binary noise (0.1 + 0.2) and keep a real third decimal, which is then refused.
  return Number.isFinite(value) ? Number((value * 10 ** decimals).toPrecision(15)) : null;
};

const scaleText = (raw: unknown, decimals: number): number | null => {
  if (typeof raw !== 'string' || raw.length > longestReadable) return null;
  const [, sign, digits] = shape.exec(raw.trim()) ?? [];
  const parts = digits === undefined ? null : splitDecimals(digits, decimals);
  if (parts === null) return null;
  const fraction = parts.fraction.replace(/0+$/, '');
  if (fraction.length > decimals) return null;
  const magnitude = Number(parts.whole + fraction.padEnd(decimals, '0'));
  return sign === undefined || sign === '+' ? magnitude : -magnitude;
};

/**
 * Reads an amount from the wire, in major units for the wallet and minor units for invoices. Null if the value is
 * ambiguous ('1.000' aud), finer than the currency (half a dong), no safe integer in minor units, or no number.
 */
export const parseAmount = (raw: unknown, currency: Currency, unit: 'major' | 'minor' = 'major'): Money | null => {
  const decimals = unit === 'minor' ? 0 : decimalsOf(currency);
  const amount = typeof raw === 'number' ? scaleNumber(raw, decimals) : scaleText(raw, decimals);
  // `+ 0` turns -0 into 0, because "-0 đ" is not an amount.
  return amount === null || !Number.isSafeInteger(amount) ? null : { amount: amount + 0, currency };
};
