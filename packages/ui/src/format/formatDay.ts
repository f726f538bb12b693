import { dateTimeFormat } from '../i18n/intl.ts';
import type { LocaleName } from '../i18n/locales.ts';
import { dateShapes, tags } from '../i18n/tags.ts';
import { formatDate } from './formatDate.ts';

/** Milliseconds from which on a day needs its year. */
const nearby = 300 * 86_400_000;

/** A day of the next months without its year, by the device's clock: `12/01` in Vietnamese, `12 Jan` in English. A later day has its year. */
export const formatDay = (iso: string, locale: LocaleName, now: number): string => {
  const full = formatDate(iso, locale);
  if (Math.abs(Date.parse(iso) - now) > nearby) return full;
  // Each fixed shape ends with the year.
  if (dateShapes[locale]) return full.replace(/\D\d{4}$/, '');
  return dateTimeFormat(tags[locale], { day: 'numeric', month: 'short' }).format(new Date(iso));
};
