const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago `at` was (both in milliseconds since 1970), in words of `languageTag`; under a minute is 'now', over a week a date. */
export const relativeTime = (at: number, now: number, languageTag: string): string => {
  const words = new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto' });
  const age = now - at;
  if (age >= 7 * 86_400_000) return new Intl.DateTimeFormat(languageTag, { dateStyle: 'medium' }).format(at);
  for (const [unit, length] of steps) if (age >= length) return words.format(-Math.floor(age / length), unit);
  return words.format(0, 'second');
};
