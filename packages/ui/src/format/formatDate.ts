import { dateTimeFormat } from '../i18n/intl.ts';
import type { LocaleName } from '../i18n/locales.ts';
import { dateShapes, tags } from '../i18n/tags.ts';
import { unknownAmount } from './formatMoney.ts';

/** A number of two digits at least. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Writes a date in a fixed shape, by the device's clock. */
const fillShape = (shape: string, at: Date, months = ''): string => {
  const parts: Record<string, string> = {
    D: String(at.getDate()),
    DD: twoDigits(at.getDate()),
    MM: twoDigits(at.getMonth() + 1),
    MMM: months.split(' ')[at.getMonth()] ?? '',
    YYYY: String(at.getFullYear()),
    HH: twoDigits(at.getHours()),
    h: String(at.getHours() % 12 || 12),
    a: at.getHours() < 12 ? 'am' : 'pm',
    mm: twoDigits(at.getMinutes()),
  };
  return shape.replace(/[DMYHhma]+/g, (part) => parts[part] ?? part);
};

const format = (iso: string | null, locale: LocaleName, hasTime: boolean): string => {
  const at = new Date(iso ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return unknownAmount;
  const dates = dateShapes[locale];
  if (dates) return fillShape(hasTime ? dates.day + dates.time : dates.day, at, dates.months);
  return dateTimeFormat(tags[locale], {
    dateStyle: 'medium',
    ...(hasTime && { timeStyle: 'short', hourCycle: 'h23' }),
  }).format(at);
};

/** A month of a year: `08/2029` in Vietnamese, `Aug 2029` in English. */
export const formatMonth = (year: number, month: number, locale: LocaleName): string => {
  const at = new Date(year, month - 1);
  const dates = dateShapes[locale];
  if (dates) return fillShape(dates.day.replace(/D+\W/, ''), at, dates.months);
  return dateTimeFormat(tags[locale], { year: 'numeric', month: '2-digit' }).format(at);
};

/** The day in the device's time zone: `21/11/2026` in Vietnamese, `21 Nov 2026` in English; `–` for no date. */
export const formatDate = (iso: string | null, locale: LocaleName): string => format(iso, locale, false);

/** The day and the time: `21/11/2026 14:05` in Vietnamese, `21 Nov 2026, 14:05` in English, `21 Nov 2026, 2:05 pm` in Australia; `–` for no date. */
export const formatDateTime = (iso: string | null, locale: LocaleName): string => format(iso, locale, true);
