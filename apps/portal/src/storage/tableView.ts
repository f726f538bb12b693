import { pageSizes, type TableView } from '@may/ui';
import * as v from 'valibot';
import { localStore } from './createStorage.ts';
import { type StoredValue, storedValue } from './storedValue.ts';

const schema = v.object({
  sort: v.nullable(v.object({ column: v.string(), direction: v.picklist(['ascending', 'descending']) })),
  size: v.picklist(pageSizes),
  hidden: v.optional(v.array(v.string())),
  dense: v.optional(v.pipe(v.unknown(), v.transform(Boolean))),
});

/** The customer's last view of a table in the browser's storage: a preference, kept after a sign-out. */
export const storedTableView = (name: string): StoredValue<TableView> =>
  storedValue<TableView>(localStore, `may.table.${name}`, schema);
