import type { Rows } from '@may/domain';
import * as v from 'valibot';

/** Reads a list row by row; a row that does not fit is skipped and counted. */
export const readRows = <T>(
  rows: readonly unknown[],
  schema: v.BaseSchema<unknown, T, v.BaseIssue<unknown>>,
): Rows<T> => {
  const items: T[] = [];
  for (const row of rows) {
    const read = v.safeParse(schema, row);
    if (read.success) items.push(read.output);
  }
  return { items, unreadable: rows.length - items.length };
};
