import { useState } from 'react';
import type { TableList } from './DataTable.tsx';

/** The chosen rows of a table, and the way to choose. */
export type Chosen<Row = unknown> = {
  /** The chosen rows, in the order of the list. */
  rows: readonly Row[];
  /** Number of found rows that can be chosen. */
  choosable: number;
  state: 'none' | 'some' | 'all';
  ids: ReadonlySet<string>;
  choose: (id: string, on: boolean) => void;
  chooseAll: (on: boolean) => void;
};

const noIds: ReadonlySet<string> = new Set();

/** The chosen rows of a list. A row that leaves the list is no longer chosen; a row that a search hides stays chosen. */
export const useSelection = <Row>(
  { rows, found, getRowId }: TableList<Row>,
  isSelectable: (row: Row) => boolean,
): Chosen<Row> => {
  const [ids, setIds] = useState(noIds);
  const isChosen = (row: Row) => ids.has(getRowId(row)) && isSelectable(row);
  const chosen = ids.size > 0 ? rows.filter(isChosen) : [];
  const choosable = found.filter(isSelectable);
  const isAll = choosable.length > 0 && choosable.every(isChosen);
  return {
    rows: chosen,
    choosable: choosable.length,
    state: isAll ? 'all' : chosen.length > 0 ? 'some' : 'none',
    ids,
    choose: (id, on) => setIds(on ? new Set([...ids, id]) : new Set([...ids].filter((other) => other !== id))),
    chooseAll: (on) => setIds(on ? new Set([...ids, ...choosable.map(getRowId)]) : noIds),
  };
};
