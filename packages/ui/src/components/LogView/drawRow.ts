import { pieces } from './LogPieces.css.ts';
import * as styles from './LogRow.css.ts';
import { type LogLevel, logLevels } from './levelOf.ts';
import type { LogEntry, LogMark } from './logBuffer.ts';
import { type Message, type Piece, readMessage, startOfMessage } from './readLine.ts';

/** Words between and behind the lines. */
export type LogWords = {
  mark: (mark: LogMark) => string;
  cut: (length: number) => string;
};

export type RowLook = {
  separator: string;
  words: LogWords;
  pattern: RegExp | null;
  withParts: boolean;
};

/** An element for a line, used again for other lines. */
export type Row = { element: HTMLElement; text: Text; number: number; isPlain: boolean; version: number };

export const createRow = (): Row => {
  const element = document.createElement('div');
  const text = document.createTextNode('');
  element.className = styles.row;
  element.append(text);
  return { element, text, number: -1, isPlain: true, version: -1 };
};

const classOfLevel = logLevels.map((level: LogLevel) =>
  level === 'none' ? styles.row : `${styles.row} ${styles.levels[level]}`,
);

/** Many marks on one letter. */
const stacked = /[\u0300-\u036f]{3}/;

const spanOf = (text: string, className: string): HTMLElement => {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  return span;
};

const classOf = (style: string): string =>
  style
    .split(' ')
    .map((name) => pieces[name as keyof typeof pieces])
    .join(' ');

const add = (element: HTMLElement, text: string, style: string) => {
  if (text !== '') element.append(style === '' ? text : spanOf(text, classOf(style)));
};

/** Matches of a line that are marked; a letter may match thousands of times. */
const mostMarked = 300;

/** Adds a text in its styles, with the matches of the pattern inside a `mark`. */
const addMessage = (element: HTMLElement, { text, pieces: styled }: Message, pattern: RegExp | null): void => {
  const runs: readonly Piece[] = styled ?? [{ text, style: '' }];
  if (pattern) pattern.lastIndex = 0;
  const found = pattern ? [...text.matchAll(pattern)].slice(0, mostMarked) : [];
  let place = 0;
  let next = 0;
  let target = element;
  for (const run of runs) {
    let used = 0;
    while (used < run.text.length) {
      const match = found[next];
      const start = match?.index ?? Number.POSITIVE_INFINITY;
      const end = match ? match.index + match[0].length : Number.POSITIVE_INFINITY;
      if (place === start) {
        target = document.createElement('mark');
        target.className = styles.match;
        element.append(target);
      }
      const until = Math.min(run.text.length - used, (place < start ? start : end) - place);
      add(target, run.text.slice(used, used + until), run.style);
      used += until;
      place += until;
      if (place === end) {
        target = element;
        next += 1;
      }
    }
  }
};

const drawMark = ({ element }: Row, mark: LogMark, words: LogWords) => {
  element.className = `${styles.row} ${styles.mark[mark.kind]}`;
  element.replaceChildren(spanOf(words.mark(mark), styles.markText));
};

/** Draws a line into its row: as one text where that is enough, always as text and never as HTML. */
export const drawRow = (row: Row, entry: LogEntry, level: number, look: RowLook): void => {
  const { element } = row;
  if (typeof entry !== 'string' && entry.kind !== 'cut') {
    row.isPlain = false;
    drawMark(row, entry, look.words);
    return;
  }
  const raw = typeof entry === 'string' ? entry : entry.text;
  const start = startOfMessage(raw, look.separator);
  const message = readMessage(start === 0 ? raw : raw.slice(start));
  const ofLevel = classOfLevel[level] ?? styles.row;
  const className = stacked.test(message.text) ? `${ofLevel} ${styles.tall}` : ofLevel;
  if (element.className !== className) element.className = className;
  const isPlain = message.pieces === null && !look.withParts && typeof entry === 'string';
  if (look.pattern) look.pattern.lastIndex = 0;
  if (isPlain && !look.pattern?.test(message.text)) {
    row.text.data = message.text;
    if (!row.isPlain) element.replaceChildren(row.text);
    row.isPlain = true;
    return;
  }
  row.isPlain = false;
  element.replaceChildren();
  if (look.withParts && start > 0) {
    for (const part of raw.slice(0, start - look.separator.length).split(look.separator)) {
      const span = spanOf('', styles.part);
      addMessage(span, readMessage(part), look.pattern);
      element.append(span);
    }
  }
  addMessage(element, message, look.pattern);
  if (typeof entry !== 'string') element.append(spanOf(look.words.cut(entry.length), styles.cut));
};
