/** A line of ours between the lines of the log. Times are in ms since 1970. */
export type LogMark =
  | { kind: 'connected'; at: number }
  | { kind: 'lost'; at: number }
  | { kind: 'gap'; from: number; to: number };

/** The first characters of a line that is too long to keep. `length` counts all of its characters. */
type CutLine = { kind: 'cut'; text: string; length: number };

/** A line as it was received, without its line break. */
export type LogLine = string | CutLine;

/** A line or a mark. */
export type LogEntry = LogLine | LogMark;

/** Numbered lines. A line keeps its number; the oldest one has the number `first`, and `end` is one more than the newest. */
export type LogLines = {
  readonly first: number;
  readonly end: number;
  /** The text between the parts of a line: the last part is the message, the parts before it are time and source. */
  readonly separator: string;
  at: (number: number) => LogEntry | undefined;
};

/** Lines of a running log, kept outside React. */
export type LogBuffer = LogLines & {
  /** Adds a received message. It may hold several lines, and may end in the middle of one. */
  append: (message: string) => void;
  /** Adds a line of ours, e.g. the mark of a gap. */
  mark: (mark: LogMark) => void;
  /** Leaves out the next `count` lines, because they are known. */
  skip: (count: number) => void;
  /** Removes the lines below the number `before`, or else all of them. */
  clear: (before?: number) => void;
  /** The newest received lines, at most `count`, the newest last; after `clear` also lines that it removed. */
  newest: (count: number) => LogLine[];
  /** Number of lines kept. */
  readonly size: number;
  /** Number of old lines that made room for newer ones since the start or since `clear`. */
  readonly dropped: number;
  /** The lines of this moment, which later lines do not change. */
  snapshot: () => LogLines;
  /** Calls the listener after each change, so it must be cheap. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
};

export type LogBufferOptions = {
  separator: string;
  /** Most lines that are kept. @default 100_000 */
  capacity?: number;
};

/** Characters of a line that are kept. */
export const keptLength = 8_192;

/** Characters for each line of the capacity. Longer lines on average leave room for fewer lines. */
const roomPerLine = 320;

/** Lines that are remembered after they were cleared. */
const rememberedLines = 1_000;

/** Milliseconds without a message after which a half line is taken for a whole one. */
const quietTime = 1_000;

/** A string of its own: V8 keeps the whole message alive for a slice of it. Flattening a concatenation copies it. */
const copyOf = (text: string): string => (text.length === 0 ? text : ` ${text}`.slice(1));

/** Characters of an entry that are kept. */
export const lengthOf = (entry: LogEntry): number => {
  if (typeof entry === 'string') return entry.length;
  return entry.kind === 'cut' ? entry.text.length : 0;
};

/** The first part of a line with 0 for its digits and without the fraction of its seconds; null if it is no time. */
const shapeOfTime = (line: string, separator: string): string | null => {
  const end = separator === '' ? -1 : line.slice(0, 64).indexOf(separator);
  const shape = line
    .slice(0, Math.max(0, end))
    .replace(/\d/g, '0')
    .replace(/[.,]0+/, '');
  return shape.split('0').length > 6 ? shape : null;
};

const hasLongLine = (message: string): boolean => {
  let start = 0;
  while (message.length - start > keptLength) {
    const lineBreak = message.indexOf('\n', start);
    if (lineBreak === -1 || lineBreak - start > keptLength) return true;
    start = lineBreak + 1;
  }
  return false;
};

/** A buffer of the newest lines in constant memory: at most `capacity` lines, and a limit for their characters. */
export const createLogBuffer = ({ separator, capacity = 100_000 }: LogBufferOptions): LogBuffer => {
  const mostCharacters = capacity * roomPerLine;
  const listeners = new Set<() => void>();
  let slots: LogEntry[] = [];
  /** The line with this number is in the first slot. */
  let base = 0;
  let first = 0;
  let end = 0;
  let dropped = 0;
  let characters = 0;
  /** The start of a line whose rest has not come yet. */
  let half: CutLine | null = null;
  let toSkip = 0;
  /** The newest lines before the first one that is kept, where `clear` removed them. */
  let cleared: LogLine[] = [];
  let quietSince = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const at = (number: number) => (number >= first && number < end ? slots[(number - base) % capacity] : undefined);

  const dropFirst = () => {
    const slot = (first - base) % capacity;
    characters -= lengthOf(slots[slot] ?? '');
    slots[slot] = '';
    first += 1;
    dropped += 1;
  };

  const push = (entry: LogEntry) => {
    if (end - first === capacity) dropFirst();
    const slot = (end - base) % capacity;
    if (slot === slots.length) slots.push(entry);
    else slots[slot] = entry;
    end += 1;
    characters += lengthOf(entry);
    while (characters > mostCharacters) dropFirst();
  };

  const pushLine = (line: string, length = line.length) => {
    if (toSkip > 0) {
      toSkip -= 1;
      return;
    }
    const text = line.endsWith('\r') && length === line.length ? line.slice(0, -1) : line;
    push(length > keptLength ? { kind: 'cut', text: copyOf(line.slice(0, keptLength)), length } : text);
  };

  const pushHalf = (rest = '', restLength = rest.length) => {
    if (!half) return;
    const { text, length } = half;
    half = null;
    pushLine(copyOf(text + rest.slice(0, keptLength + 1 - text.length)), length + restLength);
  };

  const announce = () => {
    for (const listener of listeners) listener();
  };

  const endHalfLine = () => {
    timer = undefined;
    if (!half) return;
    const left = quietSince + quietTime - performance.now();
    if (left > 0) timer = setTimeout(endHalfLine, left);
    else {
      pushHalf();
      announce();
    }
  };

  /** True if a message begins with the time of a line: some providers send no line break behind the last line of a message. */
  const beginsLine = (message: string, { text }: CutLine): boolean => {
    const shape = shapeOfTime(message, separator);
    if (shape === null) return false;
    const before = at(end - 1);
    return shape === (shapeOfTime(text, separator) ?? (typeof before === 'string' && shapeOfTime(before, separator)));
  };

  const append = (message: string) => {
    if (half && beginsLine(message, half)) pushHalf();
    let lineBreak = message.indexOf('\n');
    if (lineBreak === -1) {
      // A message without a line break is a line, or the rest of one.
      if (half) pushHalf(message);
      else if (message !== '') pushLine(message);
    } else {
      const keep = hasLongLine(message) ? copyOf : (line: string) => line;
      let start = 0;
      while (lineBreak !== -1) {
        const length = lineBreak - start;
        const line = message.slice(start, start + Math.min(length, keptLength + 1));
        if (half) pushHalf(line, length);
        else pushLine(keep(line), length);
        start = lineBreak + 1;
        lineBreak = message.indexOf('\n', start);
      }
      const length = message.length - start;
      if (length > 0) {
        half = { kind: 'cut', text: copyOf(message.slice(start, start + keptLength + 1)), length };
        quietSince = performance.now();
        timer ??= setTimeout(endHalfLine, quietTime);
      }
    }
    announce();
  };

  const newest = (count: number, until = end): LogLine[] => {
    const found: LogLine[] = [];
    for (let number = until - 1; number >= first && found.length < count; number -= 1) {
      const entry = at(number);
      if (typeof entry === 'string' || entry?.kind === 'cut') found.push(entry);
    }
    // Lines that were dropped since then would be missing in between.
    if (dropped > 0) return found.reverse();
    for (let place = cleared.length - 1; place >= 0 && found.length < count; place -= 1)
      found.push(cleared[place] ?? '');
    return found.reverse();
  };

  const clearAll = () => {
    clearTimeout(timer);
    timer = undefined;
    slots = [];
    half = null;
    base = end;
    first = end;
    characters = 0;
  };

  return {
    separator,
    get first() {
      return first;
    },
    get end() {
      return end;
    },
    get size() {
      return end - first;
    },
    get dropped() {
      return dropped;
    },
    at,
    append,
    mark: (mark) => {
      pushHalf();
      push(mark);
      announce();
    },
    skip: (count) => {
      toSkip = count;
    },
    clear: (before = end) => {
      cleared = newest(rememberedLines, before);
      if (before === end) clearAll();
      else while (first < before) dropFirst();
      // Lines that left before they were cleared are missing from those that stay.
      dropped = first - before;
      announce();
    },
    newest: (count) => newest(count),
    snapshot: () => {
      const copy = { slots: slots.slice(), base, first, end };
      return {
        separator,
        first: copy.first,
        end: copy.end,
        at: (number) =>
          number >= copy.first && number < copy.end ? copy.slots[(number - copy.base) % capacity] : undefined,
      };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
