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
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has another key, and the address may be another.
  const query = useMemo(() => (import.meta.env.SSR ? '' : window.location.search), [key]);
  // Only the first choice waits for its code: the page keeps its picture until then.
  const address = choosesRows(query) ? use(fetchAddress()) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query and its code belong to the key.
  return useMemo(() => {
    const stored = storedTableView(name);
    const choice = address?.choiceIn(query) ?? null;
    return {
      view: stored.read(),
      onViewChange: stored.write,
      choice,
      onChoiceChange: (next) => {
        const entry = entryNow();
        // Without its code the address stays as it is.
        fetchAddress().then(
          ({ writeSoon }) => entry === entryNow() && writeSoon(stored, next),
          () => undefined,
        );
      },
    };
  }, [name, key]);
};
