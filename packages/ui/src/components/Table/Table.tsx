import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../common/visuallyHidden.css.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './Table.css.ts';
import { frame } from './TableFrame.css.ts';
import { cellProps, type RowMark, type TableColumn, TableRow } from './TableRow.tsx';
import { tableRoles } from './tableRoles.ts';

export type { RowMark, TableColumn };

export type TableSort = {
  column: string;
  direction: 'ascending' | 'descending';
};

export type TableProps<Row> = {
  /** Name of the table for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** @default 'ready' */
  status?: 'loading' | 'ready';
  /** Content in place of a table without rows. @default an `EmptyState` that says so */
  empty?: ReactNode;
  /** Order of the given rows, for `aria-sort` on sortable headings. */
  sort?: TableSort | null;
  /** Content of a heading. @default the name of the column */
  header?: (column: TableColumn<Row>) => ReactNode;
  /** Staged change of a row, drawn as a mark at its edge; a cell has to name it in words, too. */
  markOf?: (row: Row) => RowMark | undefined;
  /** Number of placeholder rows while loading. @default 5 */
  skeletonRows?: number;
};

/** From these numbers of columns on, a table needs more width before it stops being cards. */
const manyColumns = 6;
const mostColumns = 8;

/** A table. If it is too narrow for its columns, each row is a card of a few lines. */
export const Table = <Row,>(props: TableProps<Row>) => {
  const { caption, columns, rows, getRowId, status = 'ready', empty, sort, header, markOf, skeletonRows = 5 } = props;
  const { t } = useTranslation();

  if (status === 'ready' && rows.length === 0) return empty ?? <EmptyState title={t('noData')} />;

  return (
    <div
      className={frame({
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
                className={styles.header({ align: column.align, width: column.width, chooses: column.chooses })}
                aria-sort={
                  header && column.sortValue ? (sort?.column === column.id ? sort.direction : 'none') : undefined
                }
              >
                {column.chooses ? (
                  <>
                    <span className={visuallyHidden}>{column.header}</span>
                    {column.head}
                  </>
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
                      <span className={styles.placeholder}>
                        <Skeleton />
                      </span>
                    </td>
                  ))}
                </tr>
              ))
            : rows.map((row, index) => (
                <TableRow
                  key={getRowId(row)}
                  row={row}
                  index={index}
                  above={rows[index - 1]}
                  columns={columns}
                  mark={markOf?.(row)}
                />
              ))}
        </tbody>
      </table>
    </div>
  );
};
