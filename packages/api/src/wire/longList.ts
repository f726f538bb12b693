import { keepNewestFirst, type Rows, timeOf } from '@may/domain';
import { pause } from './pause.ts';

export { parseLongJson } from './parseLongJson.ts';

/** Rows sorted in one go: a few milliseconds on a slow phone. */
const usualRun = 2_500;

/** Sorts a list in steps with pauses between them; `newestFirst` then finds it in order. */
export const orderLongList = async <Row extends { createdAt: string | null }>(
  rows: readonly Row[],
  run = usualRun,
): Promise<void> => {
  const times = new Float64Array(rows.length);
  let isInOrder = true;
  for (const [place, row] of rows.entries()) {
    if (place % run === 0) await pause();
    times[place] = timeOf(row);
    isInOrder &&= place === 0 || (times[place - 1] ?? 0) >= (times[place] ?? 0);
  }
  if (isInOrder) return keepNewestFirst(rows, rows);

  // Two rows without a time differ by NaN.
  const compare = (a: number, b: number) => (times[b] ?? 0) - (times[a] ?? 0) || a - b;
  let order = Uint32Array.from(times, (_, place) => place);
  for (let start = 0; start < order.length; start += run) {
    order.subarray(start, start + run).sort(compare);
    await pause();
  }
  for (let width = run; width < order.length; width *= 2) {
    const merged = new Uint32Array(order.length);
    for (let start = 0; start < order.length; start += 2 * width) {
      let [left, right] = [start, start + width];
      const [leftEnd, end] = [Math.min(right, order.length), Math.min(start + 2 * width, order.length)];
      for (let place = start; place < end; place += 1) {
        const isLeft = right >= end || (left < leftEnd && compare(order[left] ?? 0, order[right] ?? 0) <= 0);
        merged[place] = order[isLeft ? left++ : right++] ?? 0;
      }
    }
    order = merged;
    await pause();
  }
  keepNewestFirst(
    rows,
    Array.from(order, (place) => rows[place] as Row),
  );
};

const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const others = Object.entries(b);
  return others.length === Object.keys(a).length && others.every(([key, value]) => isSame(Reflect.get(a, key), value));
};

/** True for equal rows in the same order; compares them in steps with pauses between them. */
const hasSameRows = async (a: Rows<unknown>, b: Rows<unknown>): Promise<boolean> => {
  if (a.items.length !== b.items.length || a.unreadable !== b.unreadable) return false;
  for (const [place, row] of a.items.entries()) {
    if (!isSame(row, b.items[place])) return false;
    if (place % usualRun === 0) await pause();
  }
  return true;
};

/** Gives `known` back if a new reading brought the same rows, so that no part of a page works on them again. Else it puts the new ones in order. */
export const settleLongList = async <Row extends { createdAt: string | null }>(
  read: Rows<Row>,
  known: Rows<Row> | undefined,
): Promise<Rows<Row>> => {
  if (known && (await hasSameRows(known, read))) return known;
  await orderLongList(read.items);
  return read;
};
