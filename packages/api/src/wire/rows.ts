import type { Rows } from '@may/domain';
import * as v from 'valibot';

/** A list, read row by row: a row that does not fit is skipped and counted, a list that is none is refused. */
export const rowsOf = <T>(row: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((rows): Rows<T> => {
      const items = rows.flatMap((raw) => {
        const read = v.safeParse(row, raw);
        return read.success ? [read.output] : [];
      });
      return { items, unreadable: rows.length - items.length };
    }),
  );

/** The same where the list is wrapped once more, as some calls do (spec §7, `result.data`). */
export const dataRowsOf = <T>(row: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.object({ data: rowsOf(row) }),
    v.transform((wrapped): Rows<T> => wrapped.data),
  );
