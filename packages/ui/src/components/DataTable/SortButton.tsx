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
export const SortButton = ({ column, sort, onSortChange }: SortButtonProps) => {
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
