/** A line of ours between the lines of the log. Times are in ms since 1970. */
export type LogMark =
  | { kind: 'connected'; at: number }
  | { kind: 'lost'; at: number }
  | { kind: 'gap'; from: number; to: number };

/** A line as it was received, without its line break, or a mark. */
export type LogEntry = string | LogMark;

/** Lines of a running log, kept outside React. A line keeps its number; `end` is one more than the number of the newest. */
export type LogBuffer = {
  readonly first: number;
  readonly end: number;
  /** The text between the parts of a line: the last part is the message, the parts before it are time and source. */
  readonly separator: string;
  at: (number: number) => LogEntry | undefined;
  /** Adds lines that `linesOf` gave. */
  add: (lines: readonly string[]) => void;
  mark: (mark: LogMark) => void;
  /** The newest lines without marks, at most `count`, the newest last. */
  newest: (count: number) => string[];
  /** Calls the listener after each change, so it must be cheap. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
};

export type LogBufferOptions = {
  separator: string;
  /** Most lines that are kept. @default 100_000 */
  capacity?: number;
};

/** Characters of a line that are kept; an ellipsis stands for the rest. */
const keptLength = 8_192;

/** Characters for each line of the capacity. Longer lines on average leave room for fewer lines. */
const roomPerLine = 320;

/** Characters of a message from which on its lines are copied: V8 keeps the whole message alive for a slice of it. */
const largeMessage = 65_536;

/** Flattening a concatenation makes a string of its own. */
const copyOf = (text: string): string => ` ${text}`.slice(1);

/** The lines of a message: one that ends within a line is not known. A break at the end begins no other line. */
export const linesOf = (message: string): string[] => {
  if (message === '') return [];
  const lines = message.replace(/\r?\n$/, '').split(/\r?\n/);
  if (message.length < largeMessage) return lines.map((line) => (line.length > keptLength ? cut(line) : line));
  return lines.map((line) => (line.length > keptLength ? cut(line) : copyOf(line)));
};

const cut = (line: string): string => copyOf(`${line.slice(0, keptLength)}…`);

/** A buffer of the newest lines in constant memory: at most `capacity` lines, and a limit for their characters. */
export const createLogBuffer = ({ separator, capacity = 100_000 }: LogBufferOptions): LogBuffer => {
  const listeners = new Set<() => void>();
  const slots: LogEntry[] = [];
  let first = 0;
  let end = 0;
  let characters = 0;

  const at = (number: number) => (number >= first && number < end ? slots[number % capacity] : undefined);
  const lengthOf = (entry: LogEntry = '') => (typeof entry === 'string' ? entry.length : 0);

  const dropFirst = () => {
    characters -= lengthOf(at(first));
    slots[first % capacity] = '';
    first += 1;
  };

  const push = (entry: LogEntry) => {
    if (end - first === capacity) dropFirst();
    slots[end % capacity] = entry;
    end += 1;
    characters += lengthOf(entry);
    while (characters > capacity * roomPerLine) dropFirst();
  };

  const announce = () => {
    for (const listener of listeners) listener();
  };

  return {
    separator,
    get first() {
      return first;
    },
    get end() {
      return end;
    },
    at,
    add: (lines) => {
      for (const line of lines) push(line);
      announce();
    },
    mark: (mark) => {
      push(mark);
      announce();
    },
    newest: (count) => {
      const found: string[] = [];
      for (let number = end - 1; number >= first && found.length < count; number -= 1) {
        const entry = at(number);
        if (typeof entry === 'string') found.unshift(entry);
      }
      return found;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
