import { type Figures, figureNames } from './visit.ts';

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The medians of several visits. */
export const mediansOf = (visits: readonly Figures[]): Figures => {
  const of = (name: keyof Figures) => median(visits.map((figures) => figures[name]));
  return {
    'first paint': of('first paint'),
    figures: of('figures'),
    usable: of('usable'),
    'main thread': of('main thread'),
  };
};

/** A line of the table: the medians in ms, each with its ratio to those of another line. */
type Row = { name: string; medians: Figures; unit?: Figures };

/** The rows as text. The ratio is to the empty React page, or to the build of another checkout. */
export const tableOf = (title: string, rows: readonly Row[]): string => {
  const cells = rows.map(({ name, medians, unit }) => [
    name,
    ...figureNames.map((figure) => {
      const ratio = unit ? ` (${(medians[figure] / unit[figure]).toFixed(2)} ×)` : '';
      return `${medians[figure].toFixed(0)} ms${ratio}`;
    }),
  ]);
  const table = [[title, ...figureNames], ...cells];
  const widthOf = (place: number) => 3 + Math.max(...table.map((line) => line[place]?.length ?? 0));
  return table
    .map((line) =>
      line
        .map((cell, place) => cell.padEnd(widthOf(place)))
        .join('')
        .trimEnd(),
    )
    .join('\n');
};
