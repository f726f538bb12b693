import { createLogBuffer, linesOf } from '@may/ui';

/** The lines of a server's log, which outlive its connections. */
export type RunningLog = ReturnType<typeof createRunningLog>;

/** Milliseconds after the first message in which a provider may repeat lines: some send a message for each. */
const collectFor = 500;

/** Fewer equal lines may be chance. */
const leastKnown = 3;

/** The most lines that are compared; providers repeat some hundreds. */
const mostKnown = 2_000;

/** The line's own moment: a day and a time at its start. A line without one may be written again, as when a task repeats. */
const momentOf = (line: string): string | undefined =>
  /^\W?(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d[.,\d]*)/.exec(line)?.slice(1).join(' ');

/**
 * The number of first lines of `received` that are the newest `kept` ones again; null if lines may be missing in between. Their moments must
 * rise: a line that comes after a later one is a repetition, but lines of one moment may be others with the same text.
 */
const countKnown = (kept: readonly string[], received: readonly string[]): number | null => {
  for (let count = leastKnown; count <= Math.min(kept.length, received.length); count += 1) {
    const lines = kept.slice(-count);
    if (!lines.every((line, place) => line === received[place])) continue;
    const [first = '', ...later] = lines.flatMap((line) => momentOf(line) ?? []);
    if (later.some((moment) => moment > first)) return count;
  }
  return null;
};

export const createRunningLog = (separator: string) => {
  const buffer = createLogBuffer({ separator });
  let isOpen = false;
  let openedAt = 0;
  /** The end of the connection whose last line is the newest kept. */
  let lostAt: number | null = null;
  /** Lines after a gap. */
  let collected: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const join = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lostAt === null || collected.length === 0) return;
    const known = countKnown(buffer.newest(mostKnown), collected);
    buffer.mark(known === null ? { kind: 'gap', from: lostAt, to: openedAt } : { kind: 'connected', at: openedAt });
    buffer.add(collected.slice(known ?? 0));
    collected = [];
    lostAt = null;
  };

  return {
    buffer,
    /** Adds a message of the connection. The first ones after a gap show if lines are missing. */
    receive: (text: string) => {
      if (lostAt === null) return buffer.add(linesOf(text));
      for (const line of linesOf(text)) collected.push(line);
      timer ??= setTimeout(join, collectFor);
    },
    noteOpened: (): void => {
      isOpen = true;
      openedAt = Date.now();
    },
    /** Marks that the connection ended; does nothing if none is open. */
    noteEnded: (): void => {
      if (!isOpen) return;
      isOpen = false;
      join();
      // Before the first line nothing can be missing between lines. A connection without a line belongs to the gap before it.
      if (buffer.end === 0 || lostAt !== null) return;
      lostAt = Date.now();
      buffer.mark({ kind: 'lost', at: lostAt });
    },
  };
};
