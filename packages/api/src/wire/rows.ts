import type { Rows } from '@may/domain';
import * as v from 'valibot';
import { pause } from './pause.ts';

/** A list, its rows not yet read: what is no list is refused. */
export const list = v.array(v.unknown());

/** The same where the list is wrapped once more, as some calls do (spec §7, `result.data`). */
export const dataList = v.pipe(
  v.object({ data: list }),
  v.transform(({ data }) => data),
);

/** So many rows are read without a pause: a few milliseconds on a slow phone. */
const slice = 500;

/** Reads a list row by row: a row that does not fit is skipped and counted. A long list is read in slices, a short one in one go. */
export const readRows = async <T>(row: v.GenericSchema<unknown, T>, rows: readonly unknown[]): Promise<Rows<T>> => {
  const items: T[] = [];
  for (const [index, raw] of rows.entries()) {
    if (index > 0 && index % slice === 0) await pause();
    const read = v.safeParse(row, raw);
    if (read.success) items.push(read.output);
  }
  return { items, unreadable: rows.length - items.length };
};
