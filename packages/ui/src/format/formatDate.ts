import type { LocaleName } from '../i18n/locales.ts';
import { dateParts } from './formatDateTime.ts';
import { unknownAmount } from './formatMoney.ts';

/** The day alone: `21/11/2026` in Vietnamese, `21 Nov 2026` in English; `–` for no date. */
export const formatDate = (iso: string | null, locale: LocaleName, timeZone?: string): string =>
  (iso === null ? null : dateParts(iso, locale, timeZone)?.date) ?? unknownAmount;
