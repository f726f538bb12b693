import { dateParts } from './formatDateTime.ts';
import { unknownAmount } from './formatMoney.ts';

/** The day alone: `21/11/2026` in Vietnamese, `21 Nov 2026` elsewhere; `–` for no date. */
export const formatDate = (iso: string | null, tag: string, timeZone?: string): string =>
  (iso === null ? null : dateParts(iso, tag, timeZone)?.date) ?? unknownAmount;
