import type { Rows } from '@may/domain';
import * as v from 'valibot';
import { pause } from './pause.ts';

/** A list whose rows are not read yet; any other value is refused. */
export const list = v.array(v.unknown());

/** A list inside `data`, as some calls wrap it (spec §7, `result.data`). */
export const dataList = v.pipe(
  v.object({ data: list }),
  v.transform(({ data }) => data),
);

/** Rows read without a pause: a few milliseconds on a slow phone. */
const slice = 500;

/** Reads a list row by row: an unreadable row is skipped and counted. After each 500 rows it pauses. */
export const readRows = async <T>(row: v.GenericSchema<unknown, T>, rows: readonly unknown[]): Promise<Rows<T>> => {
  const items: T[] = [];
  for (const [index, raw] of rows.entries()) {
    if (index > 0 && index % slice === 0) await pause();
    const read = v.safeParse(row, raw);
    if (read.success) items.push(read.output);
  }
  return { items, unreadable: rows.length - items.length };
};
