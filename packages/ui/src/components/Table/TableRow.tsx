import { memo, type ReactNode } from 'react';
import * as styles from './Table.css.ts';
import type { RowMark, TableColumn } from './Table.tsx';
import { tableRoles } from './tableRoles.ts';

/** The attributes of a column's cells. */
export const cellProps = <Row,>({
  header,
  align,
  primary,
  hideOnPhone,
  place,
  rest,
  isTall,
  chooses,
}: TableColumn<Row>) => ({
  'data-label': header,
  'data-place': place,
  className: chooses ? styles.choosing : styles.cell({ align, primary, hideOnPhone, rest, isTall }),
});

type TableRowProps<Row> = {
  row: Row;
  index: number;
  above: Row | undefined;
  columns: readonly TableColumn<Row>[];
  mark: RowMark | undefined;
};

/** A row of a table; without `memo` the change of one row would draw all of them again. */
export const TableRow = memo(<Row,>({ row, index, above, columns, mark }: TableRowProps<Row>) => (
  <tr className={styles.row} data-mark={mark} {...tableRoles.row}>
    {columns.map((column) => (
      <td key={column.id} {...tableRoles.cell} {...cellProps(column)}>
        <div className={styles.value}>{column.cell(row, index, above)}</div>
      </td>
    ))}
  </tr>
)) as <Row>(props: TableRowProps<Row>) => ReactNode;
