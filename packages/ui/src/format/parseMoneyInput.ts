import { type Currency, decimalsOf, narrowText } from '@may/domain/kit';

const labels: Record<Currency, RegExp> = {
  VND: /(?:đồng|dong|vnđ|vnd|đ|₫)$/,
  AUD: /^(?:a\$|\$)|(?:aud|\$)$/g,
  USD: /^(?:us\$|\$)|(?:usd|\$)$/g,
  EUR: /^€|(?:eur|€)$/g,
};

const million = 1_000_000;
const scales: readonly [RegExp, number][] = [
  [/^(?:k|n|ng|nghìn|nghin|ngàn|ngan)$/, 1000],
  [/^(?:tr|triệu|trieu)$/, million],
  [/^(?:tỷ|tỉ|ty|ti)$/, 1000 * million],
];
const scaleOf = (word: string) => scales.find(([pattern]) => pattern.test(word))?.[1];

/** Thousands with one kind of separator, full groups and no leading zero: `1.500.000`, `1,500,000`, `1 500 000`, `1'500'000`. */
const grouped = /^[1-9]\d{0,2}(?:([., '])\d{3})(?:\1\d{3})*$/;
const safe = (amount: number) => (Number.isSafeInteger(amount) ? amount : null);

/** `500k`, `1,5tr`, `1tr5`, `1tr500k`, `2 triệu`. Two digits after the unit (`1tr50`) have two readings and are refused. */
const parseSpoken = (text: string): number | null => {
  const parts = /^(\d{1,9})(?:[.,](\d{1,2}))?([\p{L}]+)(\d{1,3})?([\p{L}]+)?$/u.exec(text);
  if (!parts) return null;
  const [, whole = '', fraction, word = '', tail, tailWord] = parts;
  const scale = scaleOf(word);
  if (!scale) return null;
  const head = Number(whole) * scale + (fraction ? (Number(fraction) * scale) / 10 ** fraction.length : 0);
  if (!tail) return safe(head);
  const tailScale = tailWord ? scaleOf(tailWord) : tail.length === 2 ? undefined : scale / 10 ** tail.length;
  if (fraction || scale < million || !tailScale || (tailWord && tailScale * 1000 !== scale)) return null;
  return safe(head + Number(tail) * tailScale);
};

/** The amount of a typed text in minor units; null for a text with two readings or none. */
export const parseMoneyInput = (input: string, currency: Currency): number | null => {
  const typed = narrowText(input).normalize('NFC').toLowerCase().replace(/\s+/g, ' ').replaceAll('’', "'");
  const text = typed.trim().replace(labels[currency], '').trim();
  if (decimalsOf(currency) === 0) {
    if (/^\d+$/.test(text)) return safe(Number(text));
    return grouped.test(text) ? safe(Number(text.replace(/\D/g, ''))) : parseSpoken(text.replace(/ /g, ''));
  }
  const decimal = /^(.+?)(?:([.,])(\d{1,2}))?$/.exec(text);
  if (!decimal) return null;
  const [, whole = '', point, fraction = ''] = decimal;
  const groups = grouped.exec(whole);
  // One lone group (`1.000`) could be a thousand or a one with three decimals; with its cents (`1.000,00`) or a space (`1 000`) it can't.
  const isClear =
    /^\d+$/.test(whole) || (groups && groups[1] !== point && (point || whole.length > 7 || /[ ']/.test(whole)));
  return isClear ? safe(Number(whole.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'))) : null;
};
