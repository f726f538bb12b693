import { dateTimeFormat, relativeTimeFormat } from '../i18n/intl.ts';

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The age of `at` in words of the language `tag`; both times in ms since 1970. Below a minute it is 'now', from a week on the date. */
export const relativeTime = (at: number, now: number, tag: string): string => {
  const words = relativeTimeFormat(tag, { numeric: 'auto' });
  const age = now - at;
  if (age >= 7 * 86_400_000) return dateTimeFormat(tag, { dateStyle: 'medium' }).format(at);
  for (const [unit, length] of steps) if (age >= length) return words.format(-Math.floor(age / length), unit);
  return words.format(0, 'second');
};
