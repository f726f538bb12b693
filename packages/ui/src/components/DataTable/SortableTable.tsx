import { Table, type TableProps, type TableSort } from '../Table/Table.tsx';
import { SortButton } from './SortButton.tsx';

export type SortableTableProps<Row> = Omit<TableProps<Row>, 'header'> & {
  sort: TableSort | null;
  onSortChange: (sort: TableSort) => void;
};

/** A table whose headings ask for an order; the caller sorts the rows. */
export const SortableTable = <Row,>({ onSortChange, ...table }: SortableTableProps<Row>) => (
  <Table
    {...table}
    header={(column) =>
      column.sortValue ? <SortButton column={column} sort={table.sort} onSortChange={onSortChange} /> : column.header
    }
  />
);
