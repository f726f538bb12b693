import { type LocaleName, locales } from '../i18n/locales.ts';
import { unknownAmount } from './formatMoney.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** How each way of writing dates puts its parts together. */
const ways = {
  numbers: { month: '2-digit', separator: '/', beforeTime: ' ' },
  names: { month: 'short', separator: ' ', beforeTime: ', ' },
} as const;

const wayOf = (locale: LocaleName) => ways[locales[locale].dates];

/** Making an `Intl` formatter costs more than using it a hundred times, and a table uses it a hundred times. */
const formatterFor = (locale: LocaleName, timeZone: string | undefined) => {
  const key = `${locale} ${timeZone ?? ''}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locales[locale].tag, {
    day: '2-digit',
    month: wayOf(locale).month,
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  formatters.set(key, made);
  return made;
};

/** Day and time in a language and time zone, assembled from parts because `Intl` orders and punctuates them differently by version. */
export const dateParts = (
  iso: string,
  locale: LocaleName,
  timeZone?: string,
): { date: string; time: string } | null => {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return null;
  const parts = Object.fromEntries(
    formatterFor(locale, timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const date = [parts.day, parts.month, parts.year].join(wayOf(locale).separator);
  return { date, time: `${parts.hour}:${parts.minute}` };
};

/** `21/11/2026 14:05` in Vietnamese, `21 Nov 2026, 14:05` in English; the device's time zone unless one is given; `–` for no date. */
export const formatDateTime = (iso: string | null, locale: LocaleName, timeZone?: string): string => {
  const parts = iso === null ? null : dateParts(iso, locale, timeZone);
  return parts ? parts.date + wayOf(locale).beforeTime + parts.time : unknownAmount;
};
