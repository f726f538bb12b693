import { memo, type ReactNode } from 'react';
import * as styles from './Table.css.ts';
import { tableRoles } from './tableRoles.ts';

export type TableColumn<Row> = {
  id: string;
  header: string;
  /** Content of a cell; `above` is the row above on the same page. The content stays while these, the columns and the mark stay the same. */
  cell: (row: Row, index: number, above: Row | undefined) => ReactNode;
  /** Edge of the text: `end` is for amounts and sizes. @default 'start' */
  align?: 'start' | 'end';
  /** Makes the column sortable. The value depends on the row alone; rows with null stay last. */
  sortValue?: (row: Row) => string | number | null;
  /** True if the card of a narrow table leaves the column out, e.g. a row number. */
  hideOnPhone?: boolean;
  /**
   * Place in that card: `start` begins a line, `end` is at the end of one, and `named` shows the column's name before the value, e.g. of a size. The
   * title and an `end` right after it are the first line. @default after the cell before it
   */
  place?: 'start' | 'end' | 'named';
  /** True for the title of that card. */
  primary?: boolean;
  /** True if the column takes the width that the others leave, and no more. */
  rest?: boolean;
  /** Kind of content, for a width that usual content needs: rows that arrive then move no heading, if another column takes the `rest`. */
  width?: 'number' | 'short' | 'day' | 'amount' | 'long' | 'actions';
  /** True for a control of the row alone, e.g. one that chooses it; a card has a first one at its start, and a last one in its corner. */
  chooses?: boolean;
  /** Content of the heading beside its hidden text, of a column that `chooses`. */
  head?: ReactNode;
};

/** A staged change of a row. */
export type RowMark = 'added' | 'edited' | 'deleted';

/** The attributes of a column's cells. */
export const cellProps = <Row,>({ header, align, primary, hideOnPhone, place, rest, chooses }: TableColumn<Row>) => ({
  'data-label': header,
  'data-place': place,
  className: chooses ? styles.choosing : styles.cell({ align, primary, place, hideOnPhone, rest }),
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
