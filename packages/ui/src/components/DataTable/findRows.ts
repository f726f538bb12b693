import { foldText } from '../../private/foldText.ts';
import { whenIdle } from '../../whenIdle.ts';

type TextOf<Row> = (row: Row) => string;

/** Number of rows whose texts are prepared in one step, which takes a few ms on a slow phone. */
const slice = 1_000;

const texts = new WeakMap<readonly unknown[], string[]>();

const plainTexts = <Row>(rows: readonly Row[], textOf: TextOf<Row>, end: number): readonly string[] => {
  const made = texts.get(rows) ?? [];
  texts.set(rows, made);
  for (const row of rows.slice(made.length, end)) made.push(foldText(textOf(row)));
  return made;
};

/** The rows whose text contains the search. It keeps the texts of an array, which needs the same `textOf` in each call. */
export const findRows = <Row>(rows: readonly Row[], textOf: TextOf<Row>, search: string): readonly Row[] => {
  const wanted = foldText(search.trim());
  if (wanted === '') return rows;
  const made = plainTexts(rows, textOf, rows.length);
  return rows.filter((_, index) => made[index]?.includes(wanted));
};

/** Prepares the texts of a list while the browser is idle, so that the first search does not wait for them. */
export const prepareSearch = async <Row>(
  rows: readonly Row[],
  textOf: TextOf<Row>,
  signal: AbortSignal,
): Promise<void> => {
  for (let end = slice; end < rows.length + slice; end += slice) {
    await whenIdle();
    if (signal.aborted) return;
    plainTexts(rows, textOf, end);
  }
};
