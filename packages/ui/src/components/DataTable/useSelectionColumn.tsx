import { createContext, use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from '../Table/Table.tsx';
import type { TableList } from './DataTable.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { Chosen } from './useSelection.ts';

/** The choice of rows. Only the checkboxes read it, so a choice draws no other cell of the table again. */
export const Selection = createContext<Chosen | null>(null);

export type ChoosableRows<Row> = {
  /** Name of a row, for the label of its checkbox. */
  nameOf: (row: Row) => string;
  /** Depends on the row alone, because the table keeps the result. */
  isSelectable: (row: Row) => boolean;
};

const OneBox = ({ id, label }: { id: string; label: string }) => {
  const chosen = use(Selection);
  return <RowCheckbox label={label} checked={chosen?.ids.has(id) ?? false} onChange={(on) => chosen?.choose(id, on)} />;
};

/** Chooses all found rows, also those of other pages. */
const AllBox = () => {
  const { t } = useTranslation('table');
  const chosen = use(Selection);
  if (!chosen || chosen.choosable === 0) return null;
  return (
    <RowCheckbox
      label={t('selectAll', { count: chosen.choosable })}
      checked={chosen.state === 'all'}
      mixed={chosen.state === 'some'}
      onChange={() => chosen.chooseAll(chosen.state !== 'all')}
    />
  );
};

/** A column of checkboxes before the columns of the table, with one for all rows in its heading; the same array while these and the language stay. */
export const useSelectionColumn = <Row,>(
  { columns, getRowId }: TableList<Row>,
  { nameOf, isSelectable }: ChoosableRows<Row>,
): readonly TableColumn<Row>[] => {
  const { t } = useTranslation('table');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row's name and id depend on the row and the language alone.
  return useMemo(() => {
    const column: TableColumn<Row> = {
      id: 'select',
      header: t('selectHeader'),
      chooses: true,
      head: <AllBox />,
      cell: (row) =>
        isSelectable(row) ? <OneBox id={getRowId(row)} label={t('select', { name: nameOf(row) })} /> : null,
    };
    return [column, ...columns];
  }, [columns, t]);
};
