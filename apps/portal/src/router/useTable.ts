import type { TableMemory } from '@may/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { choiceIn, withChoice } from './tableAddress.ts';

/** The router's key of the entry in the history, which stays while its address is written. The first entry of a visit has none of its own. */
const entryNow = (): unknown => window.history.state?.key ?? 'default';

/**
 * The memory of a page's table: its choices in the page's address. They replace each other in one entry of the history, so that Back leaves the
 * list, and Back from a row's page finds the same rows (docs/decisions/0027).
 */
export const useTable = (): TableMemory => {
  const { key, search } = useLocation();
  return useMemo(() => {
    // The router does not know what was chosen since it came to its entry.
    const query = !import.meta.env.SSR && entryNow() === key ? window.location.search : search;
    return {
      // Another object for each navigation: an address without a choice takes back what was chosen.
      choice: choiceIn(query),
      onChoiceChange: (choice) => {
        const { pathname, search: shown, hash } = window.location;
        const next = withChoice(shown, choice);
        if (next === shown || entryNow() !== key) return;
        try {
          // The router is not told, so that nothing is drawn again.
          window.history.replaceState(window.history.state, '', pathname + next + hash);
        } catch {
          // Safari refuses more than 100 addresses in 30 seconds: the next choice after them is in the address again.
        }
      },
    };
  }, [key, search]);
};
