import type { ReactNode } from 'react';
import { DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { Select } from '../Select/Select.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './DataTable.css.ts';
import type { TableChoice, TableView } from './DataTable.tsx';
import { ViewButton } from './ViewButton.tsx';
import type { ViewMenuProps } from './ViewMenu.tsx';

type ToolbarProps = {
  search?: { label: string };
  filter?: { label: string; options: readonly { value: string; label: string }[] };
  days?: { label: string };
  /** Number of matching rows, in words. */
  found?: string;
  /** True while the rows load: their number has a placeholder. */
  waits?: boolean;
  /** Content at the end. */
  tools?: ReactNode;
  /** The columns of a table with the menu of its view. */
  columns?: ViewMenuProps['columns'];
  shown: TableChoice & TableView;
  onChange: (next: Partial<TableChoice & TableView>) => void;
};

/** Search, filter and days of a table, the number of matching rows, tools, and the menu of its view. It renders nothing for a table without any of them. */
export const Toolbar = ({ search, filter, days, found, waits, tools, columns, shown, onChange }: ToolbarProps) => {
  if (!search && !filter && !days && !tools && !columns) return null;
  return (
    <div className={styles.toolbar}>
      {search ? (
        <div className={styles.search}>
          <TextField
            label={search.label}
            hideLabel
            type="search"
            placeholder={search.label}
            prefix={<Icon icon={icons.search} />}
            value={shown.search}
            onValueChange={(text) => onChange({ search: text })}
          />
        </div>
      ) : null}
      {filter ? (
        <div className={styles.filter}>
          <Select
            label={filter.label}
            hideLabel
            options={filter.options}
            value={shown.filter ?? null}
            onValueChange={(value) => onChange({ filter: value })}
          />
        </div>
      ) : null}
      {days ? (
        <DateRangeField label={days.label} value={shown.days} onValueChange={(next) => onChange({ days: next })} />
      ) : null}
      <div className={styles.pages}>
        {found === undefined ? null : (
          <span className={styles.found} role={waits ? undefined : 'status'}>
            {waits ? <Skeleton size="small" /> : found}
          </span>
        )}
        {tools}
        {columns ? <ViewButton columns={columns} view={shown} onChange={onChange} /> : null}
      </div>
    </div>
  );
};
