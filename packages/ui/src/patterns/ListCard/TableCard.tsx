import { DataTable, type DataTableProps } from '../../components/DataTable/DataTable.tsx';
import { ListCard, type ListCardProps } from './ListCard.tsx';

export type TableCardProps<Row> = Pick<ListCardProps<Row>, 'read' | 'failed'> &
  Omit<DataTableProps<Row>, 'rows' | 'getRowId'> & {
    /** The number of rows to expect while the list is loading. */
    expected: number;
  };

const idOf = ({ id }: { id: string }): string => id;

/** The one list of a page: read from the provider, with search, order and pages. */
export const TableCard = <Row extends { id: string }>({ read, failed, expected, ...table }: TableCardProps<Row>) => (
  <ListCard read={read} failed={failed} skeleton={{ caption: table.caption, columns: table.columns, rows: expected }}>
    {(rows) => <DataTable {...table} rows={rows} getRowId={idOf} />}
  </ListCard>
);
