import { pause } from './pause.ts';

/** Characters parsed in one go: a few milliseconds on a slow phone. */
const usualSlice = 100_000;

/** The next piece of a text, null after the last one. */
type NextPiece = () => Promise<string | null>;

/** A whole text, or a bracket outside of texts. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/gs;

/** The place behind the first `}` that stands before a `,{` and behind `from`; 0 without one. It may stand inside a text or a row. */
const likelyEnd = (text: string, from: number): number => text.indexOf('},{', from) + 1;

/** The place behind the first row that ends behind `from`, found by its brackets; 0 without one. */
const exactEnd = (text: string, from: number): number => {
  let depth = 0;
  for (const { 0: found, index } of text.matchAll(token)) {
    if (found === '{' || found === '[') depth += 1;
    else if (found === '}' || found === ']') depth -= 1;
    if (depth === 0 && index >= from) return index + 1;
  }
  return 0;
};

/** The rows of `text` as far as one that ends behind `from`, and the text of the next rows; null if there is no such end. */
const takeRows = (text: string, from: number): { rows: unknown[]; rest: string } | null => {
  for (const endOf of [likelyEnd, exactEnd]) {
    const end = endOf(text, from);
    const comma = /\s*,/y;
    comma.lastIndex = end;
    if (end === 0 || !comma.test(text)) continue;
    try {
      return { rows: JSON.parse(`[${text.slice(0, end)}]`) as unknown[], rest: text.slice(comma.lastIndex) };
    } catch {
      // The likely end stands inside a text or a row, or the text is no list.
    }
  }
  return null;
};

/** Parses the text that begins with `head`, whose list of `rows` goes on in `rest`. */
const parseEnd = (head: string, rows: unknown[], rest: string): unknown => {
  const end = rest.lastIndexOf('}]') + 1;
  for (const row of JSON.parse(`[${rest.slice(0, end)}]`) as unknown[]) rows.push(row);
  const place = `${Math.random()}`;
  return JSON.parse(`${head}"${place}"${rest.slice(end + 1)}`, (_key, value) => (value === place ? rows : value));
};

/**
 * The result or error of `JSON.parse` for a text that begins with `begun` and arrives piece by piece. The long list inside is parsed while the rest
 * arrives, with pauses between its parts. A text without such a list, or with two, is parsed in one go.
 */
export const parseLongJson = async (begun: string, next: NextPiece, slice = usualSlice): Promise<unknown> => {
  const pieces: string[] = [];
  const rows: unknown[] = [];
  let head: string | null = null;
  let rest = '';
  let from = slice;
  for (let piece: string | null = begun; piece !== null; piece = await next()) {
    pieces.push(piece);
    rest += piece;
    if (head === null) {
      // A list that begins later is parsed in one go: each search copies the text so far.
      const start = pieces.length > 10 ? -1 : rest.indexOf('[{');
      if (start === -1) continue;
      head = rest.slice(0, start);
      rest = rest.slice(start + 1);
    }
    // The end of a row is looked for in the fifth behind a slice.
    while (rest.length > from * 1.2) {
      const taken = takeRows(rest, from);
      if (taken) {
        for (const row of taken.rows) rows.push(row);
        rest = taken.rest;
      }
      from = taken ? slice : 2 * rest.length;
      await pause();
    }
  }
  try {
    if (head !== null) {
      const parsed = parseEnd(head, rows, rest);
      await pause();
      return parsed;
    }
  } catch {
    // There is no such list, or more than one.
  }
  return JSON.parse(pieces.join(''));
};
