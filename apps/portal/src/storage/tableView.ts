import { pageSizes, type TableView } from '@may/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { localStore } from './createStorage.ts';
import { storedValue } from './storedValue.ts';

const schema = v.object({
  sort: v.nullable(v.object({ column: v.string(), direction: v.picklist(['ascending', 'descending']) })),
  size: v.picklist(pageSizes),
});

/** The customer's last view of a table and a function that stores the next; a preference, kept after a sign-out. */
export const useTableView = (name: string): { view: TableView | null; onViewChange: (view: TableView) => void } => {
  const [remembered] = useState(() => {
    const stored = storedValue<TableView>(localStore, `may.table.${name}`, schema);
    return { view: stored.read(), onViewChange: stored.write };
  });
  return remembered;
};
