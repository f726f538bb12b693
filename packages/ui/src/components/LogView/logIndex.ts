import { levelOf, logLevels } from './levelOf.ts';
import { type LogEntry, type LogLines, lengthOf } from './logBuffer.ts';
import { readMessage, startOfMessage } from './readLine.ts';

/** Numbers of lines in rising order, which leave at the front as new ones arrive at the end. */
export type Numbers = {
  readonly size: number;
  /** Number of lines that have left at the front. */
  readonly dropped: number;
  at: (index: number) => number | undefined;
  /** Index of the first number that is not below `number`. */
  indexOf: (number: number) => number;
};

const createNumbers = () => {
  let list: number[] = [];
  let head = 0;
  let dropped = 0;
  const indexOf = (number: number) => {
    let low = head;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((list[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    return low - head;
  };
  return {
    get size() {
      return list.length - head;
    },
    get dropped() {
      return dropped;
    },
    at: (index: number) => (index < 0 ? undefined : list[head + index]),
    indexOf,
    push: (number: number) => void list.push(number),
    dropBelow: (number: number) => {
      const count = indexOf(number);
      head += count;
      dropped += count;
      if (head < 4_096 || head * 2 < list.length) return;
      list = list.slice(head);
      head = 0;
    },
    clear: () => {
      list = [];
      head = 0;
    },
  };
};

const mark = 255;

/** Lines and characters that are read between two looks at the clock. */
const stride = 64;
const strideLength = 8_192;

/** The end of the piece of work that begins with the line `start`. */
const pieceEnd = (lines: LogLines, start: number, end: number): number => {
  const most = Math.min(start + stride, end);
  let number = start;
  for (let length = 0; number < most && length < strideLength; number += 1) length += lengthOf(lines.at(number) ?? '');
  return number;
};

export type LogIndexOptions = {
  /** Indexes of the levels that are shown, or null for every line. */
  levels: ReadonlySet<number> | null;
  pattern: RegExp | null;
  /** True if a search finds the earlier parts of a line too, because they are shown. */
  withParts: boolean;
};

/** Levels, shown rows and matches of a log, found in slices of a few ms. */
export const createLogIndex = () => {
  let lines: LogLines | null = null;
  let options: LogIndexOptions = { levels: null, pattern: null, withParts: false };
  /** Level of the line `number` at `number % levels.length`. */
  let levels = new Uint8Array(1_024);
  let lastLevel = logLevels.length - 1;
  const counts = logLevels.map(() => 0);
  let from = 0;
  let leveled = 0;
  let placed = 0;
  let searched = 0;
  /** The lines below this number were there when the search began. */
  let awaited = 0;
  let isCounted = false;
  const rows = createNumbers();
  const matches = createNumbers();

  const storedLevel = (number: number) => levels[number % levels.length] ?? mark;

  const makeRoom = (size: number) => {
    if (size <= levels.length) return;
    let length = levels.length;
    while (length < size) length *= 2;
    const larger = new Uint8Array(length);
    for (let number = from; number < leveled; number += 1) larger[number % length] = storedLevel(number);
    levels = larger;
  };

  const levelAt = (entry: LogEntry | undefined, separator: string): number => {
    const text = typeof entry === 'string' ? entry : entry?.kind === 'cut' ? entry.text : undefined;
    if (text === undefined) return mark;
    const level = levelOf(text, startOfMessage(text, separator));
    if (level !== -1) lastLevel = level;
    return lastLevel;
  };

  const isMatch = (entry: LogEntry | undefined, pattern: RegExp, separator: string): boolean => {
    const text = typeof entry === 'string' ? entry : entry?.kind === 'cut' ? entry.text : undefined;
    if (text === undefined) return false;
    const start = options.withParts ? 0 : startOfMessage(text, separator);
    if (text.includes('\x1b', start) || text.includes('\r', start)) {
      pattern.lastIndex = 0;
      return pattern.test(readMessage(text.slice(start)).text);
    }
    pattern.lastIndex = start;
    return pattern.test(text);
  };

  /** Forgets the lines that the buffer dropped. */
  const trim = (first: number) => {
    for (const end = Math.min(first, leveled); from < end; from += 1) {
      const level = storedLevel(from);
      if (level !== mark) counts[level] = (counts[level] ?? 0) - 1;
    }
    from = Math.max(from, first);
    leveled = Math.max(leveled, first);
    placed = Math.max(placed, first);
    searched = Math.max(searched, first);
    rows.dropBelow(first);
    matches.dropBelow(first);
  };

  const isShown = (number: number) => {
    const level = storedLevel(number);
    return level === mark || options.levels === null || options.levels.has(level);
  };

  const readLevels = (source: LogLines, end: number) => {
    for (; leveled < end; leveled += 1) {
      const level = levelAt(source.at(leveled), source.separator);
      levels[leveled % levels.length] = level;
      if (level !== mark) counts[level] = (counts[level] ?? 0) + 1;
    }
  };

  const placeRows = (end: number) => {
    for (; placed < end; placed += 1) if (isShown(placed)) rows.push(placed);
  };

  const search = (source: LogLines, pattern: RegExp, end: number) => {
    for (; searched < end; searched += 1) {
      if (options.levels && !isShown(searched)) continue;
      if (isMatch(source.at(searched), pattern, source.separator)) matches.push(searched);
    }
  };

  /** Does a short piece of the work that the customer waits for first. Returns false if nothing is left. */
  const workOn = (source: LogLines): boolean => {
    const { pattern } = options;
    const searchable = options.levels ? placed : source.end;
    if (options.levels && placed < leveled) placeRows(Math.min(placed + stride, leveled));
    else if (pattern && searched < searchable) search(source, pattern, pieceEnd(source, searched, searchable));
    else if (leveled < source.end) readLevels(source, pieceEnd(source, leveled, source.end));
    else return false;
    return true;
  };

  return {
    rows: rows as Numbers,
    matches: matches as Numbers,
    /** Number of lines of each level, as far as they are read. */
    counts: () => counts,
    /** Level of a line as an index of `logLevels`, or null if it is not read yet. */
    levelAt: (number: number) => (number < from || number >= leveled ? null : storedLevel(number)),
    /** True if the last slice of work left no line without its level. */
    isCounted: () => isCounted,
    /** True if every line has been searched that was there when the search began. */
    isSearched: () => options.pattern === null || searched >= awaited,
    /** Reads other lines. What is known about their numbers stays known. */
    read: (source: LogLines) => {
      lines = source;
    },
    set: (next: LogIndexOptions) => {
      const first = lines?.first ?? 0;
      if (next.levels !== options.levels) {
        rows.clear();
        placed = first;
      }
      matches.clear();
      searched = first;
      awaited = lines?.end ?? 0;
      options = next;
    },
    trim,
    /** Works for about `budget` ms. Returns true if work is left. */
    work: (budget: number, now: () => number = () => performance.now()): boolean => {
      if (!lines) return false;
      trim(lines.first);
      makeRoom(lines.end - lines.first);
      const end = now() + budget;
      let hasMore = workOn(lines);
      while (hasMore && now() < end) hasMore = workOn(lines);
      isCounted = leveled >= lines.end;
      return hasMore;
    },
  };
};
