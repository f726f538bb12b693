import { useCallback } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import type { TableColumn, TableSort } from '../Table/Table.tsx';
import * as styles from './SortButton.css.ts';

type SortButtonProps = {
  column: Pick<TableColumn<never>, 'id' | 'header' | 'align'>;
  sort: TableSort | null;
  onSortChange: (sort: TableSort) => void;
};

/** The heading of a column as a button that sorts by it. */
const SortButton = ({ column, sort, onSortChange }: SortButtonProps) => {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  return (
    <button
      type="button"
      className={styles.sortButton({ align: column.align })}
      onClick={() =>
        onSortChange({ column: column.id, direction: direction === 'descending' ? 'ascending' : 'descending' })
      }
    >
      {column.header}
      <span className={styles.sortSign({ direction })}>
        <Icon icon={icons.chevronDown} />
      </span>
    </button>
  );
};

/** Draws the heading of a column, of a sortable one as a button; the same function while the order stays. */
export const useSortHeading = (sort: TableSort | null, change: (next: { sort: TableSort }) => void) =>
  useCallback(
    (column: SortButtonProps['column'] & { sortValue?: unknown }) =>
      column.sortValue ? (
        <SortButton column={column} sort={sort} onSortChange={(next) => change({ sort: next })} />
      ) : (
        column.header
      ),
    [sort, change],
  );
