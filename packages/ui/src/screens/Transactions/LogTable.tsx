import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { SortableTable } from '../../components/SortedTable/SortableTable.tsx';
import type { TableColumn, TableSort } from '../../components/Table/Table.tsx';
import type { TransactionRow } from './readRows.ts';

interface LogTableProps {
  /** One page. */
  rows: readonly TransactionRow[];
  columns: readonly TableColumn<TransactionRow>[];
  sort: TableSort | null;
  onSortChange: (sort: TableSort) => void;
  /** Puts search and filter back; `null` where there is nothing to search. */
  onShowAll: (() => void) | null;
}

/** A page of the log, drawn anew when it changes and not with each letter of a search. */
export const LogTable = memo(({ rows, columns, sort, onSortChange, onShowAll }: LogTableProps) => {
  const { t } = useTranslation(['transactions', 'common']);
  return (
    <SortableTable
      caption={t('title')}
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      sort={sort}
      onSortChange={onSortChange}
      empty={
        onShowAll ? (
          <EmptyState
            picture="search"
            title={t('nothingFound')}
            text={t('nothingFoundText')}
            action={
              <Button variant="outline" tone="neutral" onPress={onShowAll}>
                {t('clear')}
              </Button>
            }
          />
        ) : (
          <EmptyState
            picture="money"
            title={t('common:transactions.empty')}
            text={t('common:transactions.emptyText')}
          />
        )
      }
    />
  );
});
