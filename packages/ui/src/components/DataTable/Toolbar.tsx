import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { Select } from '../Select/Select.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './DataTable.css.ts';
import type { TableChoice } from './useShown.ts';

type ToolbarProps = {
  search?: { label: string };
  filter?: { label: string; options: readonly { value: string; label: string }[] };
  /** Number of matching rows, in words. */
  found?: string;
  /** True while the rows load: their number has a placeholder. */
  waits?: boolean;
  /** Content at the end. */
  tools?: ReactNode;
  shown: TableChoice;
  onChange: (next: Partial<TableChoice>) => void;
};

/** Search and filter of a table, the number of matching rows, and tools. It renders nothing for a table without any of them. */
export const Toolbar = ({ search, filter, found, waits, tools, shown, onChange }: ToolbarProps) => {
  if (!search && !filter && !tools) return null;
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
      <div className={styles.pages}>
        {found === undefined ? null : (
          <span className={styles.found} role={waits ? undefined : 'status'}>
            {waits ? <Skeleton size="small" /> : found}
          </span>
        )}
        {tools}
      </div>
    </div>
  );
};
