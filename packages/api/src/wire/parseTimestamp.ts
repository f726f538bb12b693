const isoShape = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/i;

const fromEpoch = (value: number): string | null => {
  // 1e8 seconds is 1973; 1e11 is the year 5138 in seconds and 1973 in milliseconds: the two ranges do not overlap.
  if (!(value >= 1e8 && value < 1e14)) return null;
  return new Date(value < 1e11 ? value * 1000 : value).toISOString();
};

const fromIso = (text: string): string | null => {
  const [, year, month, day, time, zone] = isoShape.exec(text) ?? [];
  if (year === undefined) return null;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(day) > lastDay) return null;
  const date = new Date(`${year}-${month}-${day}T${time ?? '00:00'}${(zone ?? 'Z').toUpperCase()}`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
};

/** Reads seconds, milliseconds or an ISO date (no zone = UTC) into an ISO string; null if unreadable. */
export const parseTimestamp = (raw: unknown): string | null => {
  if (typeof raw === 'number') return fromEpoch(raw);
  if (typeof raw !== 'string') return null;
  const text = raw.trim();
  return /^\d{9,14}$/.test(text) ? fromEpoch(Number(text)) : fromIso(text);
};
