import { DataTable, type DataTableProps } from '../../components/DataTable/DataTable.tsx';
import { ListCard, type ListCardProps } from './ListCard.tsx';

export type TableCardProps<Row> = Pick<ListCardProps<Row>, 'read' | 'failed'> &
  Omit<DataTableProps<Row>, 'rows' | 'getRowId'>;

const noRows = { status: 'ready', value: { items: [], unreadable: 0 } } as const;
const idOf = ({ id }: { id: string }): string => id;

/** The one list of a page: read from the provider, with search, order and pages. */
export const TableCard = <Row extends { id: string }>({ read, failed, ...table }: TableCardProps<Row>) => {
  const isLoading = read.status === 'loading';
  return (
    // The same table while the rows load, with its toolbar: their arrival moves nothing.
    <ListCard read={isLoading ? noRows : read} failed={failed} skeleton={null}>
      {(rows) => <DataTable {...table} rows={isLoading ? null : rows} getRowId={idOf} />}
    </ListCard>
  );
};
