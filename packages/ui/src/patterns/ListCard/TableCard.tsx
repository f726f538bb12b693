import { mostRows, newestFirst } from '@may/domain/kit';
import { useMemo } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Box } from '../../components/Box/Box.tsx';
import { DataTable, type DataTableProps } from '../../components/DataTable/DataTable.tsx';
import { ListCard, type ListCardProps } from './ListCard.tsx';
import { useNewestOnly } from './useNewestOnly.ts';

export type TableCardProps<Row> = Pick<ListCardProps<Row>, 'read' | 'failed'> &
  Omit<DataTableProps<Row>, 'rows' | 'getRowId'> & {
    /** True for a log: its rows begin with the newest, and of a long one the newest `mostRows` alone are shown. */
    isLog?: boolean;
  };

type CardRow = { id: string; createdAt: string | null };

const noItems: readonly never[] = [];
const idOf = ({ id }: CardRow): string => id;

/** The one list of a page: read from the provider, with search, order and pages. */
export const TableCard = <Row extends CardRow>({ read, failed, isLog = false, ...table }: TableCardProps<Row>) => {
  const newestOnly = useNewestOnly();
  const isLoading = read.status === 'loading';
  const items: readonly Row[] = read.status === 'ready' ? read.value.items : noItems;
  const rows = useMemo(() => (isLog ? newestFirst(items).slice(0, mostRows) : items), [items, isLog]);
  return (
    // The same table while the rows load, with its toolbar: their arrival moves nothing.
    <ListCard
      read={isLoading ? { status: 'ready', value: { items, unreadable: 0 } } : read}
      failed={failed}
      skeleton={null}
    >
      {() => (
        <>
          {rows.length < items.length ? (
            <Box padding="medium">
              <Banner>{newestOnly(items.length)}</Banner>
            </Box>
          ) : null}
          <DataTable {...table} rows={isLoading ? null : rows} getRowId={idOf} />
        </>
      )}
    </ListCard>
  );
};
