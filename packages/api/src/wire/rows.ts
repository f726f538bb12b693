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

/** The rows read between two pauses: a few milliseconds on a slow phone. */
const rowsPerPause = 125;

/** Reads a list row by row: an unreadable row is skipped and counted. Its pauses keep the page responsive. */
export const readRows = async <T>(schema: v.GenericSchema<unknown, T>, rows: readonly unknown[]): Promise<Rows<T>> => {
  const items: T[] = [];
  for (const [index, raw] of rows.entries()) {
    if (index > 0 && index % rowsPerPause === 0) await pause();
    const read = v.safeParse(schema, raw);
    if (read.success) items.push(read.output);
  }
  return { items, unreadable: rows.length - items.length };
};

/** Rows from which work on a whole list is done in steps. */
export const longList = 3_000;

/**
 * Reads a list like `readRows`. A long one is also put in order for `newestFirst`, which would block the page; if it has the same
 * rows as `known`, the result is `known`.
 */
export const readDatedRows = async <T extends { createdAt: string | null }>(
  schema: v.GenericSchema<unknown, T>,
  rows: readonly unknown[],
  known?: Rows<T>,
): Promise<Rows<T>> => {
  const read = await readRows(schema, rows);
  if (read.items.length < longList) return read;
  const long = await import('./longList.ts').catch(() => null);
  return long ? long.settleLongList(read, known) : read;
};
