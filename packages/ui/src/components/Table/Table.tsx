import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './Table.css.ts';
import { tableRoles } from './tableRoles.ts';

export type TableColumn<Row> = {
  id: string;
  header: string;
  /** `rows` are those that stand with it on the page. */
  cell: (row: Row, index: number, rows: readonly Row[]) => ReactNode;
  /** Amounts and sizes stand at the end. @default 'start' */
  align?: 'start' | 'end';
  /** Makes the column sortable, by nothing but the row; rows that give null stay last. */
  sortValue?: (row: Row) => string | number | null;
  /** Left out of the card a row becomes where it is narrow, as a row number is. */
  hideOnPhone?: boolean;
  /** The title of that card. */
  primary?: boolean;
  /** Takes what the others leave, and is cut rather than wrapped. */
  rest?: boolean;
  /** Holds a control that chooses the row: it stands in the corner of the card. */
  chooses?: boolean;
};

export type TableSort = {
  column: string;
  direction: 'ascending' | 'descending';
};

export type TableProps<Row> = {
  /** What the table lists, heard and not seen. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** @default 'ready' */
  status?: 'loading' | 'ready';
  /** Stands in for no rows. @default an `EmptyState` saying there is no data */
  empty?: ReactNode;
  /** The order the rows were given in, where the headers of a `SortableTable` ask for one. */
  sort?: TableSort | null;
  /** How a column's name is drawn. @default its text */
  header?: (column: TableColumn<Row>) => ReactNode;
  /** Marks the edge of a row that is about to become another; the row says it in words, too. */
  markOf?: (row: Row) => RowMark | undefined;
  /** As many as are expected. @default 5 */
  skeletonRows?: number;
};

/** What is about to become of a row. */
export type RowMark = 'added' | 'edited' | 'deleted';

/** From how many columns on a table needs more room before it is one, and from how many on still more. */
const manyColumns = 6;
const mostColumns = 8;

/** Rows to compare; where the columns have no room each row is a card of label and value. */
export const Table = <Row,>(props: TableProps<Row>) => {
  const { caption, columns, rows, getRowId, status = 'ready', empty, sort, header, markOf, skeletonRows = 5 } = props;
  const { t } = useTranslation();

  if (status === 'ready' && rows.length === 0) return empty ?? <EmptyState title={t('noData')} />;

  const cellProps = ({ header, align, primary, hideOnPhone, rest, chooses }: TableColumn<Row>) => ({
    'data-label': header,
    className: chooses ? styles.choosing : styles.cell({ align, primary, hideOnPhone, rest }),
  });

  return (
    <div
      className={styles.frame({
        columns: columns.length < manyColumns ? 'few' : columns.length < mostColumns ? 'many' : 'most',
      })}
    >
      <table className={styles.table} {...tableRoles.table} aria-busy={status === 'loading' || undefined}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead className={styles.head} {...tableRoles.group}>
          <tr {...tableRoles.row}>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                {...tableRoles.header}
                className={styles.header({ align: column.align })}
                aria-sort={
                  header && column.sortValue ? (sort?.column === column.id ? sort.direction : 'none') : undefined
                }
              >
                {column.chooses ? (
                  <span className={visuallyHidden}>{column.header}</span>
                ) : header ? (
                  header(column)
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} {...tableRoles.group}>
          {status === 'loading'
            ? Array.from({ length: skeletonRows }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity and never move.
                <tr key={index} className={styles.row} {...tableRoles.row}>
                  {columns.map((column) => (
                    <td key={column.id} {...tableRoles.cell} {...cellProps(column)}>
                      <span
                        className={styles.placeholder({ primary: column.primary, hideOnPhone: column.hideOnPhone })}
                      >
                        <Skeleton />
                      </span>
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row, index) => (
                <tr key={getRowId(row)} className={styles.row} data-mark={markOf?.(row)} {...tableRoles.row}>
                  {columns.map((column) => (
                    <td key={column.id} {...tableRoles.cell} {...cellProps(column)}>
                      <div className={styles.value}>{column.cell(row, index, rows)}</div>
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
};
