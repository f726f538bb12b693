import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from '../Table/Table.tsx';
import type { TableSelection } from './DataTable.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { useSelection } from './useSelection.ts';

/** A column of checkboxes before the given columns; the same array until the choice changes. */
export const useSelectionColumn = <Row,>(
  columns: readonly TableColumn<Row>[],
  getRowId: (row: Row) => string,
  selection: TableSelection<Row> | undefined,
  { ids, choose }: Pick<ReturnType<typeof useSelection<Row>>, 'ids' | 'choose'>,
): readonly TableColumn<Row>[] => {
  const { t } = useTranslation('table');
  const offers = selection !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row's name and id depend on the row and the language alone.
  return useMemo(() => {
    if (!selection) return columns;
    const column: TableColumn<Row> = {
      id: 'select',
      header: t('selectHeader'),
      chooses: true,
      cell: (row) =>
        selection.isSelectable(row) ? (
          <RowCheckbox
            label={t('select', { name: selection.nameOf(row) })}
            checked={ids.has(getRowId(row))}
            onChange={(on, toHere) => choose(row, on, toHere)}
          />
        ) : null,
    };
    return [column, ...columns];
  }, [columns, offers, ids, choose, t]);
};
