import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './Table.css.ts';
import type { TableColumn, TableSort } from './Table.tsx';
import { tableRoles } from './tableRoles.ts';

interface HeaderCellProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | null;
  onSortChange?: ((sort: TableSort) => void) | undefined;
}

/** A column's name; a button where the column can be sorted. */
export const HeaderCell = <Row,>({ column, sort, onSortChange }: HeaderCellProps<Row>) => {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  return (
    <th
      scope="col"
      {...tableRoles.header}
      className={styles.header({ align: column.align })}
      aria-sort={column.sortValue ? (direction ?? 'none') : undefined}
    >
      {column.sortValue ? (
        <button
          type="button"
          className={styles.sortButton({ align: column.align })}
          onClick={() =>
            onSortChange?.({ column: column.id, direction: direction === 'descending' ? 'ascending' : 'descending' })
          }
        >
          {column.header}
          <span className={styles.sortSign({ direction })}>
            <Icon glyph={icons.chevronDown} />
          </span>
        </button>
      ) : (
        column.header
      )}
    </th>
  );
};
