import type { LogLine } from '@may/ui';

/** Fewer lines with a time may be chance. */
const leastTimed = 3;

/** A time of day, or seconds since 1970. A line without one may be written again, as when a task repeats. */
const time = /\d\d:\d\d:\d\d|\d{10}/;

const keyOf = (line: LogLine): string => (typeof line === 'string' ? line : `${line.text}\n${line.length}`);

/** The number of first lines that hold enough different lines with a time. */
const leastCertain = (lines: readonly string[]): number => {
  const timed = new Set<string>();
  const last = lines.findIndex((line) => time.test(line) && timed.add(line).size === leastTimed);
  return last === -1 ? Number.POSITIVE_INFINITY : last + 1;
};

/**
 * The number of first lines of `received` that are the last ones of `kept`; the least such number, so that no line is taken for an old one. Each
 * line is compared about twice, however often equal lines follow each other (the algorithm of Knuth, Morris and Pratt).
 */
const overlapOf = (kept: readonly string[], received: readonly string[]): number | null => {
  /** For each number of first lines of `received`: how many of them are also the last of these, but not all. */
  const shorter = [0, 0];
  const grow = (length: number, line: string): number => {
    let known = length;
    while (known > 0 && received[known] !== line) known = shorter[known] ?? 0;
    return received[known] === line ? known + 1 : known;
  };
  for (const line of received.slice(1)) shorter.push(grow(shorter.at(-1) ?? 0, line));
  let overlap = 0;
  for (const line of kept) overlap = grow(overlap, line);
  const least = leastCertain(received);
  if (overlap < least) return null;
  while ((shorter[overlap] ?? 0) >= least) overlap = shorter[overlap] ?? 0;
  return overlap;
};

/** The first lines after a gap that are the newest ones before it. */
type Known = {
  count: number;
  /** True if the newest line before the gap is the first half of the line after these, because its connection was cut. */
  hasHalf: boolean;
};

/** Lines that a provider sent before and repeats at the start of a connection; null if lines may be missing between the two. */
export const countKnown = (kept: readonly LogLine[], received: readonly LogLine[]): Known | null => {
  const before = kept.map(keyOf);
  const after = received.map(keyOf);
  const overlap = overlapOf(before, after);
  if (overlap !== null) return { count: overlap, hasHalf: false };
  const half = before.pop();
  const whole = overlapOf(before, after);
  return whole !== null && half !== undefined && after[whole]?.startsWith(half)
    ? { count: whole, hasHalf: true }
    : null;
};
