import { useEffect, useMemo, useState } from 'react';
import { optionId } from './PaletteList.tsx';
import type { PaletteEntry } from './palette.ts';
import type { FoundGroup } from './searchSources.ts';

/** Options that Page Up and Page Down pass. */
const pageOf = 6;

type ActiveOption = {
  /** The place of the chosen option among all. */
  active: number;
  /** The chosen thing; null without one. */
  entry: PaletteEntry | null;
  /** Moves the choice; false for a key that does not. */
  move: (key: string) => boolean;
};

/** The chosen option. It is the first one of a new query, and stays on its thing when more is found. */
export const useActiveOption = (listId: string, groups: readonly FoundGroup[], query: string): ActiveOption => {
  const options = useMemo(
    () =>
      groups.flatMap(({ kind, entries }) =>
        entries.map((entry) => ({ key: `${kind} ${entry.kind} ${entry.id}`, entry })),
      ),
    [groups],
  );
  const [chosen, setChosen] = useState<{ query: string; key: string } | null>(null);
  // Enter opens the result that was shown as the first, also when a later one stands above it.
  const first = options[0];
  if (first && chosen?.query !== query) setChosen({ query, key: first.key });
  const known = chosen?.query === query ? options.findIndex(({ key }) => key === chosen.key) : 0;
  const active = Math.max(0, known);
  const last = options.length - 1;
  // The first one shows the name of its group, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options may stand at the same place.
  useEffect(() => {
    const row = document.getElementById(optionId(listId, active));
    if (active === 0) document.getElementById(listId)?.scrollTo(0, 0);
    else row?.scrollIntoView({ block: 'nearest' });
  }, [listId, active, options]);
  const move = (key: string): boolean => {
    const places: Record<string, number> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      PageDown: Math.min(last, active + pageOf),
      PageUp: Math.max(0, active - pageOf),
      Home: 0,
      End: last,
    };
    const place = places[key];
    if (place === undefined) return false;
    const next = options[place];
    if (next) setChosen({ query, key: next.key });
    return true;
  };
  return { active, entry: options[active]?.entry ?? null, move };
};
