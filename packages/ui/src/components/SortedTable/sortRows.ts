import type { TableColumn, TableSort } from '../Table/Table.tsx';

type Value = string | number | null;

/** Made once: a new one for each comparison takes twenty times as long. */
const words = new Intl.Collator('vi', { numeric: true });

const compareValues = (a: Value, b: Value): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b));

type Compare = (a: number, b: number) => number;

/** Puts what comes first in [low, high) before the rest and says where the rest begins; about an eighth comes first. */
const divide = (order: Uint32Array, low: number, high: number, compare: Compare): number => {
  const any = () => low + Math.floor(Math.random() * (high - low));
  const swap = (a: number, b: number) => {
    [order[a], order[b]] = [order[b] ?? 0, order[a] ?? 0];
  };
  const sample = Array.from({ length: 15 }, any).sort((a, b) => compare(order[a] ?? 0, order[b] ?? 0));
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
 * The rows in order, asked for from the first to the last of a page. Equal rows keep their order, and rows without a value
 * stay last in both directions. Only what was asked for is put in order: the first page of a long list is a search for the
 * smallest, not a sort, and the next page goes on from there.
 */
export const sortRows = <Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
): ((start: number, end: number) => readonly Row[]) => {
  const sortValue = columns.find(({ id }) => id === sort?.column)?.sortValue;
  if (!sort || !sortValue) return (start, end) => rows.slice(start, end);
  const direction = sort.direction === 'ascending' ? 1 : -1;
  const values = rows.map(sortValue);
  const places = [...rows.keys()];
  const order = Uint32Array.from(places.filter((place) => values[place] !== null));
  const unknown = places.filter((place) => values[place] === null);
  const compare: Compare = (a, b) => compareValues(values[a] ?? null, values[b] ?? null) * direction || a - b;

  let settled = 0;
  // What stands before a cut belongs before it; the last one is the nearest.
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
