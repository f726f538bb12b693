import { collator } from '../../i18n/intl.ts';
import type { TableColumn, TableSort } from '../Table/Table.tsx';

type Compare = (a: number, b: number) => number;

/** Compares two places of the list by their values, and equal values by place. */
const compareBy = (values: readonly (string | number | null)[], direction: 1 | -1, tag: string): Compare => {
  if (values.every((value) => typeof value !== 'string')) {
    const numbers = Float64Array.from(values, Number);
    return (a, b) => ((numbers[a] ?? 0) - (numbers[b] ?? 0)) * direction || a - b;
  }
  const texts = values.map(String);
  const words = collator(tag, { numeric: true });
  return (a, b) => words.compare(texts[a] ?? '', texts[b] ?? '') * direction || a - b;
};

/** Moves about the first eighth of [low, high) to the front. Returns the place at which the rest begins. */
const divide = (order: Uint32Array, low: number, high: number, compare: Compare): number => {
  const randomPlace = () => low + Math.floor(Math.random() * (high - low));
  const swap = (a: number, b: number) => {
    const kept = order[a] ?? 0;
    order[a] = order[b] ?? 0;
    order[b] = kept;
  };
  const sample = Array.from({ length: 15 }, randomPlace).sort((a, b) => compare(order[a] ?? 0, order[b] ?? 0));
  swap(sample[1] ?? low, high - 1);
  const pivot = order[high - 1] ?? 0;
  let place = low;
  for (let index = low; index < high - 1; index += 1) {
    if (compare(order[index] ?? 0, pivot) < 0) swap(index, place++);
  }
  swap(place, high - 1);
  return Math.max(place, low + 1);
};

/**
 * Returns a function that gives the sorted rows from `start` to `end`. Equal rows keep their order, and rows without a value
 * stay last in both directions. It sorts little further than `end`: the first page of a long list needs only its smallest rows,
 * and the next page continues from there.
 */
export const sortRows = <Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
  tag: string,
): ((start: number, end: number) => readonly Row[]) => {
  const sortValue = columns.find(({ id }) => id === sort?.column)?.sortValue;
  if (!sort || !sortValue) return (start, end) => rows.slice(start, end);
  const values = rows.map(sortValue);
  const known: number[] = [];
  const unknown: number[] = [];
  for (const [place, value] of values.entries()) (value === null ? unknown : known).push(place);
  const order = Uint32Array.from(known);
  const compare = compareBy(values, sort.direction === 'ascending' ? 1 : -1, tag);

  let settled = 0;
  // All rows before a cut sort before the rows behind it; the last cut is the nearest.
  const cuts = [order.length];
  const settle = (end: number) => {
    while (settled < Math.min(end, order.length)) {
      const cut = cuts.at(-1) ?? order.length;
      if (cut - settled > 4 * (end - settled) + 50) cuts.push(divide(order, settled, cut, compare));
      else {
        order.subarray(settled, cut).sort(compare);
        settled = cut;
        cuts.pop();
      }
    }
  };
  return (start, end) => {
    settle(end);
    const shown = [
      ...order.subarray(start, end),
      ...unknown.slice(Math.max(0, start - order.length), Math.max(0, end - order.length)),
    ];
    return shown.flatMap((place) => rows[place] ?? []);
  };
};
