import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../common/visuallyHidden.css.ts';
import { button } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './DataTable.css.ts';
import type { TableChoice } from './useShown.ts';

type ToolbarProps = {
  search?: { label: string };
  filter?: { label: string; options: readonly { value: string; label: string }[] };
  /** Number of matching rows; null while they load. */
  found: number | null;
  /** Content at the end. */
  tools?: ReactNode;
  shown: TableChoice;
  onChange: (next: Partial<TableChoice>) => void;
};

/** Search and filter of a table, and tools; screen readers hear the number of matching rows, which the footer shows. On a phone a button shows the filter. */
export const Toolbar = ({ search, filter, found, tools, shown, onChange }: ToolbarProps) => {
  const { t } = useTranslation('table');
  const [isOpen, setOpen] = useState(false);
  if (!search && !tools) return null;
  const isClosed = search && !isOpen ? styles.closed : '';
  // The prerendered page, whose rows load, knows no choice.
  const chosen =
    found === null ? undefined : filter?.options.slice(1).find(({ value }) => value === shown.filter)?.label;
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
      {search && filter ? (
        <button
          type="button"
          className={`${button({ variant: 'outline' })} ${styles.opener}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon icon={icons.filter} />
          <span className={chosen ? visuallyHidden : undefined}>{t('filter')}</span>
          {chosen ? <span className={styles.chosen}>{chosen}</span> : null}
        </button>
      ) : null}
      {search && filter ? (
        <div className={`${styles.filter} ${isClosed}`}>
          <Select
            label={filter.label}
            hideLabel
            options={filter.options}
            value={shown.filter ?? null}
            onValueChange={(value) => onChange({ filter: value })}
          />
        </div>
      ) : null}
      {search && found !== null ? (
        <span className={visuallyHidden} role="status">
          {t('found', { count: found })}
        </span>
      ) : null}
      {tools ? <div className={styles.tools}>{tools}</div> : null}
    </div>
  );
};
