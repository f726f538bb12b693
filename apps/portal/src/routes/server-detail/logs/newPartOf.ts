import type { LogLines } from '@may/ui';

type Line = Exclude<ReturnType<LogLines['at']>, undefined>;

/** Fewer equal lines may be chance, such as two empty ones. */
const leastOverlap = 3;

/** The newest lines without marks, newest first. */
const newestOf = (kept: LogLines, count: number): Line[] => {
  const newest: Line[] = [];
  for (let number = kept.end - 1; number >= kept.first && newest.length < count; number -= 1) {
    const entry = kept.at(number);
    if (entry !== undefined && (typeof entry === 'string' || entry.kind === 'cut')) newest.push(entry);
  }
  return newest;
};

const isLine = (entry: Line | undefined, text: string): boolean => {
  if (typeof entry === 'string') return entry === text;
  return entry?.kind === 'cut' && entry.length === text.length && text.startsWith(entry.text);
};

/** The number of first lines of a message that are the newest lines kept; the least such number, so that no line is taken for an old one. */
const overlapOf = (newest: readonly Line[], received: readonly string[]): number | null => {
  for (let count = leastOverlap; count <= Math.min(newest.length, received.length); count += 1)
    if (received.slice(0, count).every((text, place) => isLine(newest[count - 1 - place], text))) return count;
  return null;
};

/**
 * The lines of a connection's first message that are not among the kept ones; null if lines may be missing between the two. A provider may begin
 * a connection with lines that it sent before. The newest kept line may be the first half of a line, because its connection was cut.
 */
export const newPartOf = (kept: LogLines, message: string): string | null => {
  const received = message.split('\n');
  const whole = received.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  const newest = newestOf(kept, received.length + 1);
  const [last, ...before] = newest;
  const complete = overlapOf(newest, whole);
  if (complete !== null) return received.slice(complete).join('\n');
  const cut = overlapOf(before, whole);
  const isHalf = cut !== null && typeof last === 'string' && whole[cut]?.startsWith(last);
  return isHalf ? received.slice(cut).join('\n') : null;
};
