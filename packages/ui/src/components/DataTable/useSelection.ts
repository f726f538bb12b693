import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

type Chosen<Row> = {
  /** The chosen rows, in the order of the list. */
  rows: readonly Row[];
  /** Number of found rows that can be chosen. */
  choosable: number;
  state: 'none' | 'some' | 'all';
  ids: ReadonlySet<string>;
  choose: (row: Row, on: boolean, toHere: boolean) => void;
  chooseAll: (on: boolean) => void;
  clear: () => void;
};

const noIds: ReadonlySet<string> = new Set();

/** The chosen rows of a list. A row that leaves the list is no longer chosen; a row that a search hides stays chosen. */
export const useSelection = <Row>(
  rows: readonly Row[],
  found: readonly Row[],
  shown: readonly Row[],
  getRowId: (row: Row) => string,
  isSelectable: (row: Row) => boolean,
): Chosen<Row> => {
  const [ids, setIds] = useState(noIds);
  const last = useRef<string | null>(null);
  const latest = useRef({ found, shown, getRowId, isSelectable });
  useEffect(() => {
    latest.current = { found, shown, getRowId, isSelectable };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id and `isSelectable` of a row depend on the row alone.
  const chosen = useMemo(
    () => (ids.size > 0 ? rows.filter((row) => ids.has(getRowId(row)) && isSelectable(row)) : []),
    [ids, rows],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const choosable = useMemo(() => found.filter(isSelectable), [found]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const isAll = useMemo(
    () => choosable.length > 0 && chosen.length >= choosable.length && choosable.every((row) => ids.has(getRowId(row))),
    [choosable, chosen, ids],
  );

  const choose = useCallback((row: Row, on: boolean, toHere: boolean) => {
    const { shown, getRowId, isSelectable } = latest.current;
    const id = getRowId(row);
    const places = [last.current ?? id, id].map((wanted) => shown.findIndex((other) => getRowId(other) === wanted));
    const [from = 0, to = 0] = places.toSorted((a, b) => a - b);
    const reached = toHere && from >= 0 ? shown.slice(from, to + 1) : [row];
    last.current = id;
    setIds((before) => {
      const next = new Set(before);
      for (const other of reached) {
        if (!isSelectable(other)) continue;
        if (on) next.add(getRowId(other));
        else next.delete(getRowId(other));
      }
      return next;
    });
  }, []);
  const chooseAll = useCallback((on: boolean) => {
    const { found, getRowId, isSelectable } = latest.current;
    setIds(on ? new Set(found.filter(isSelectable).map(getRowId)) : noIds);
  }, []);

  return {
    rows: chosen,
    choosable: choosable.length,
    state: isAll ? 'all' : chosen.length > 0 ? 'some' : 'none',
    ids,
    choose,
    chooseAll,
    clear: useCallback(() => setIds(noIds), []),
  };
};
