import { fetchPart, type TableMemory } from '@may/ui';
import { use, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { storedTableView } from '../storage/tableView.ts';
import { choosesRows } from './choosesRows.ts';
import { entryNow } from './entryNow.ts';

type Part = typeof import('./tableAddress.ts');

let part: Promise<Part> | undefined;
/** The code that reads and writes an address with choices, which comes with the first of them. */
const fetchAddress = (): Promise<Part> => {
  part ??= fetchPart(() => import('./tableAddress.ts')).catch((error: unknown) => {
    part = undefined;
    throw error;
  });
  return part;
};

/**
 * The memory of a table: its choices in the page's address, and its last view in this browser. The choices replace each other in one entry of
 * the history, so that Back leaves the list, and Back from a row's page finds the same rows (docs/decisions/0027).
 */
export const useTable = (name: string): TableMemory => {
  const { key, search } = useLocation();
  // The router does not know what was chosen since it came to its entry.
  const query = useMemo(
    () => (!import.meta.env.SSR && entryNow() === key ? window.location.search : search),
    [key, search],
  );
  // Only the first choice waits for its code: the page keeps its picture until then.
  const address = choosesRows(query) ? use(fetchAddress()) : undefined;
  return useMemo(() => {
    const stored = storedTableView(name);
    return {
      view: stored.read(),
      onViewChange: stored.write,
      // Another object for each navigation: an address without a choice takes back what was chosen.
      choice: address?.choiceIn(query) ?? {},
      onChoiceChange: (next) => {
        // Without its code the address stays as it is.
        fetchAddress().then(
          ({ writeSoon }) => entryNow() === key && writeSoon(stored, next),
          () => undefined,
        );
      },
    };
  }, [name, key, query, address]);
};
