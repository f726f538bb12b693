import { useCallback, useState } from 'react';

type Chosen<Row> = {
  /** The chosen rows, in the order of the list. */
  rows: readonly Row[];
  /** Number of found rows that can be chosen. */
  choosable: number;
  state: 'none' | 'some' | 'all';
  ids: ReadonlySet<string>;
  /** The same function while the table stays. */
  choose: (id: string, on: boolean) => void;
  chooseAll: (on: boolean) => void;
};

const noIds: ReadonlySet<string> = new Set();

/** The chosen rows of a list. A row that leaves the list is no longer chosen; a row that a search hides stays chosen. */
export const useSelection = <Row>(
  rows: readonly Row[],
  found: readonly Row[],
  getRowId: (row: Row) => string,
  isSelectable: (row: Row) => boolean,
): Chosen<Row> => {
  const [ids, setIds] = useState(noIds);
  const isChosen = (row: Row) => ids.has(getRowId(row)) && isSelectable(row);
  const chosen = ids.size > 0 ? rows.filter(isChosen) : [];
  const choosable = found.filter(isSelectable);
  const isAll = choosable.length > 0 && choosable.every(isChosen);
  const choose = useCallback(
    (id: string, on: boolean) =>
      setIds((before) => (on ? new Set([...before, id]) : new Set([...before].filter((other) => other !== id)))),
    [],
  );
  return {
    rows: chosen,
    choosable: choosable.length,
    state: isAll ? 'all' : chosen.length > 0 ? 'some' : 'none',
    ids,
    choose,
    chooseAll: (on) => setIds(on ? new Set(choosable.map(getRowId)) : noIds),
  };
};
