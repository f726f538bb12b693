import { pause } from './pause.ts';

/** Characters parsed in one go: a few milliseconds on a slow phone. */
const slice = 250_000;

/** Parses the list's values from `start` to `end` piece by piece. A piece that parses as a list ended between two values. */
const parsePieces = async (text: string, start: number, end: number): Promise<unknown[]> => {
  const values: unknown[] = [];
  let from = start;
  while (from < end) {
    let piece: unknown[] | null = null;
    let to = from;
    let reach = from + slice;
    for (let seams = 1; piece === null; seams += 1) {
      const seam = text.indexOf('},{"', reach);
      to = seam === -1 || seam >= end ? end : seam + 1;
      try {
        piece = JSON.parse(`[${text.slice(from, to)}]`) as unknown[];
      } catch (error) {
        if (to === end) throw error;
        // A seam may stand inside a text or a row: try the next one, and after eight double the distance each time.
        reach = seams < 8 ? to : to + (to - from);
      }
    }
    for (const value of piece) values.push(value);
    from = to + 1;
    await pause();
  }
  return values;
};

/** The result or error of `JSON.parse`, but parses the long list inside in pieces, with pauses between them. */
export const parseLongJson = async (text: string): Promise<unknown> => {
  const start = text.indexOf('[{');
  const end = text.lastIndexOf('}]') + 1;
  if (start === -1 || end <= start) return JSON.parse(text);
  try {
    const list = await parsePieces(text, start + 1, end);
    const place = `${Math.random()}`;
    return JSON.parse(`${text.slice(0, start)}"${place}"${text.slice(end + 1)}`, (_key, value) =>
      value === place ? list : value,
    );
  } catch {
    // There is no such list, or more than one: parse in one go.
    return JSON.parse(text);
  }
};
