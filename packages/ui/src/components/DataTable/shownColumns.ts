import type { TableColumn } from '../Table/Table.tsx';

/** True for a column that the customer may leave out: no title of a row, and no actions on it. */
export const canHide = ({ primary, width }: Pick<TableColumn<never>, 'primary' | 'width'>): boolean =>
  !primary && width !== 'actions';

/** The columns without those that the customer left out. */
export const shownColumns = <Row>(
  columns: readonly TableColumn<Row>[],
  hidden: readonly string[] | undefined,
): readonly TableColumn<Row>[] =>
  hidden ? columns.filter((column) => !canHide(column) || !hidden.includes(column.id)) : columns;
