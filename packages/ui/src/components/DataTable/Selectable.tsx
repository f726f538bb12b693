import type { ReactNode } from 'react';
import type { TableList } from './DataTable.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './useSelection.ts';
import { type ChoosableRows, ChosenIds, useSelectionColumn } from './useSelectionColumn.tsx';

export type SelectableProps<Row> = ChoosableRows<Row> & {
  /** The table that chooses its rows. */
  list: TableList<Row>;
  /** Actions on the chosen rows; `clear` empties the choice. */
  actions: (rows: readonly Row[], clear: () => void) => ReactNode;
};

/** Lets the customer choose rows of a table for an action on all of them. A file of its own, because most tables choose no rows. */
export const Selectable = <Row,>({ list, nameOf, isSelectable, actions }: SelectableProps<Row>) => {
  const { rows, found, getRowId, columns, draw } = list;
  const chosen = useSelection(rows, found, getRowId, isSelectable);
  const allColumns = useSelectionColumn(columns, getRowId, { nameOf, isSelectable }, chosen.choose);
  return (
    <>
      {chosen.choosable + chosen.rows.length > 0 ? (
        <SelectionBar
          choosable={chosen.choosable}
          chosen={chosen.rows.length}
          state={chosen.state}
          onChooseAll={chosen.chooseAll}
        >
          {actions(chosen.rows, () => chosen.chooseAll(false))}
        </SelectionBar>
      ) : null}
      <ChosenIds value={chosen.ids}>{draw(allColumns)}</ChosenIds>
    </>
  );
};
