import { createContext, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from '../Table/Table.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { useSelection } from './useSelection.ts';

/** The ids of the chosen rows. Only the checkboxes read them, so a choice draws no other cell of the table again. */
export const ChosenIds = createContext<ReadonlySet<string>>(new Set());

export type ChoosableRows<Row> = {
  /** Name of a row, for the label of its checkbox. */
  nameOf: (row: Row) => string;
  /** Depends on the row alone, because the table keeps the result. */
  isSelectable: (row: Row) => boolean;
};

type BoxProps = {
  id: string;
  label: string;
  onChange: (checked: boolean) => void;
};

const Box = ({ id, ...box }: BoxProps) => <RowCheckbox {...box} checked={use(ChosenIds).has(id)} />;

/** A column of checkboxes before the given columns; the same array while these and the language stay. */
export const useSelectionColumn = <Row,>(
  columns: readonly TableColumn<Row>[],
  getRowId: (row: Row) => string,
  { nameOf, isSelectable }: ChoosableRows<Row>,
  choose: ReturnType<typeof useSelection<Row>>['choose'],
): readonly TableColumn<Row>[] => {
  const { t } = useTranslation('table');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row's name and id depend on the row and the language alone.
  return useMemo(() => {
    const column: TableColumn<Row> = {
      id: 'select',
      header: t('selectHeader'),
      chooses: true,
      cell: (row) =>
        isSelectable(row) ? (
          <Box
            id={getRowId(row)}
            label={t('select', { name: nameOf(row) })}
            onChange={(on) => choose(getRowId(row), on)}
          />
        ) : null,
    };
    return [column, ...columns];
  }, [columns, choose, t]);
};
