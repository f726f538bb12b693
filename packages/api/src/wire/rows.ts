import type { Rows } from '@may/domain/rows.ts';
import * as v from 'valibot';

/** A list whose rows are not read yet; any other value is refused. */
export const list = v.array(v.unknown());

/** A list inside `data`, as some calls wrap it (spec §7, `result.data`). */
export const dataList = v.pipe(
  v.object({ data: list }),
  v.transform(({ data }) => data),
);

/** Reads a list row by row: an unreadable row is skipped and counted. */
export const readRows = <T>(schema: v.GenericSchema<unknown, T>, rows: readonly unknown[]): Rows<T> => {
  const items = rows.flatMap((raw) => {
    const read = v.safeParse(schema, raw);
    return read.success ? [read.output] : [];
  });
  return { items, unreadable: rows.length - items.length };
};
