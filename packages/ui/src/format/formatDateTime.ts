import { unknownAmount } from './formatMoney.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making an `Intl` formatter costs more than using it a hundred times, and a table uses it a hundred times. */
const formatterFor = (tag: string, timeZone: string | undefined) => {
  const key = `${tag} ${timeZone ?? ''}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tag, {
    day: '2-digit',
    month: tag.startsWith('vi') ? '2-digit' : 'short',
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
export const dateParts = (iso: string, tag: string, timeZone?: string): { date: string; time: string } | null => {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return null;
  const parts = Object.fromEntries(
    formatterFor(tag, timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const separator = tag.startsWith('vi') ? '/' : ' ';
  return { date: [parts.day, parts.month, parts.year].join(separator), time: `${parts.hour}:${parts.minute}` };
};

/** `21/11/2026 14:05` in Vietnamese, `21 Nov 2026, 14:05` elsewhere; the device's time zone unless one is given; `–` for no date. */
export const formatDateTime = (iso: string | null, tag: string, timeZone?: string): string => {
  const parts = iso === null ? null : dateParts(iso, tag, timeZone);
  return parts ? `${parts.date}${tag.startsWith('vi') ? ' ' : ', '}${parts.time}` : unknownAmount;
};
