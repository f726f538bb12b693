import { levelOf, logLevels } from './levelOf.ts';
import type { LogBuffer, LogEntry, LogMark } from './logBuffer.ts';
import { startOfMessage, visibleText } from './readLine.ts';

/** The lines of a log that are shown, each in a row. They change only when `read` is called. */
export type LogRows = {
  readonly count: number;
  /** Number of the line in a row. */
  numberAt: (row: number) => number;
  /** The row of a line, or else of the next one that is shown. */
  rowOf: (number: number) => number;
  /** Reads new lines of the buffer for a few ms. */
  read: () => void;
  /** True if every line is read. */
  readonly isRead: boolean;
};

export type LogFilter = {
  /** Indexes of the levels that are shown, or null for every line. */
  levels: ReadonlySet<number> | null;
  pattern: RegExp | null;
};

/** Lines that are read back for the level of a line that continues others. */
const mostLookback = 100;

/** The level of a line, as an index of `logLevels`. */
export const levelAt = (buffer: LogBuffer, number: number): number => {
  for (let back = number; back > number - mostLookback; back -= 1) {
    const line = buffer.at(back);
    if (typeof line !== 'string') break;
    const level = levelOf(line, startOfMessage(line, buffer.separator));
    if (level !== -1) return level;
  }
  return logLevels.length - 1;
};

const everyRow = (buffer: LogBuffer): LogRows => {
  let { first, end } = buffer;
  return {
    get count() {
      return end - first;
    },
    numberAt: (row) => first + row,
    rowOf: (number) => Math.max(0, number - first),
    read: () => {
      ({ first, end } = buffer);
    },
    isRead: true,
  };
};

/** Milliseconds of work in a frame, and lines between two looks at the clock. */
const slice = 6;
const stride = 32;

const filteredRows = (buffer: LogBuffer, passes: (entry: LogEntry, number: number) => boolean): LogRows => {
  let numbers: number[] = [];
  /** Numbers before this one have left at the front. */
  let head = 0;
  let next = buffer.first;

  const indexOf = (number: number) => {
    let low = head;
    let high = numbers.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  const readNext = (end: number) => {
    for (; next < end; next += 1) {
      const entry = buffer.at(next);
      if (entry !== undefined && passes(entry, next)) numbers.push(next);
    }
  };

  return {
    get count() {
      return numbers.length - head;
    },
    numberAt: (row) => numbers[head + row] ?? -1,
    rowOf: (number) => indexOf(number) - head,
    read: () => {
      head = indexOf(buffer.first);
      if (head > 4_096 && head > numbers.length / 2) {
        numbers = numbers.slice(head);
        head = 0;
      }
      next = Math.max(next, buffer.first);
      const until = performance.now() + slice;
      while (next < buffer.end && performance.now() < until) readNext(Math.min(buffer.end, next + stride));
    },
    get isRead() {
      return next === buffer.end;
    },
  };
};

/** The rows of a log: a filter leaves the lines of its levels that hold its text. */
export const createLogRows = (buffer: LogBuffer, { levels, pattern }: LogFilter): LogRows => {
  if (!levels && !pattern) return everyRow(buffer);
  // `search` leaves the pattern as it was, which the rows need to mark their matches.
  const holdsText = (line: string) =>
    !pattern || visibleText(line.slice(startOfMessage(line, buffer.separator))).search(pattern) >= 0;
  return filteredRows(buffer, (entry, number) => {
    if (typeof entry !== 'string') return pattern === null;
    return (levels === null || levels.has(levelAt(buffer, number))) && holdsText(entry);
  });
};

/** The shown lines as they were received, each with a line break. */
export const textOf = (buffer: LogBuffer, rows: LogRows, wordsOf: (mark: LogMark) => string): string => {
  while (!rows.isRead) rows.read();
  return Array.from({ length: rows.count }, (_, row) => {
    const entry = buffer.at(rows.numberAt(row)) ?? '';
    return typeof entry === 'string' ? `${entry}\n` : `--- ${wordsOf(entry)} ---\n`;
  }).join('');
};
