import { useState } from 'react';
import type { TableSort } from '../Table/Table.tsx';
import { SortableTable, type SortableTableProps } from './SortableTable.tsx';
import { useSortedRows } from './useSortedRows.ts';

export interface SortedTableProps<Row> extends Omit<SortableTableProps<Row>, 'sort' | 'onSortChange'> {
  defaultSort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
}

/** A table that sorts its rows by itself; until then they stand as they were given. */
export const SortedTable = <Row,>({ defaultSort, onSortChange, ...table }: SortedTableProps<Row>) => {
  const [sort, setSort] = useState(defaultSort ?? null);
  const sorted = useSortedRows(table.rows, table.columns, sort);
  return (
    <SortableTable
      {...table}
      rows={sorted(0, table.rows.length)}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        onSortChange?.(next);
      }}
    />
  );
};
