import { type DateRange, DateRangeField } from '../DateRangeField/DateRangeField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './DataTable.css.ts';
import { useRangeInWords } from './useRangeInWords.ts';

type Wanted = {
  search: string;
  filter: string | undefined;
  days: DateRange;
};

type ToolbarProps = {
  search?: { label: string };
  filter?: { label: string; options: readonly { value: string; label: string }[] };
  days?: { label: string };
  /** Number of matching rows, in words. */
  found?: string;
  shown: Wanted;
  onChange: (next: Partial<Wanted>) => void;
};

/** Search, filter and days of a table, and the number of matching rows. It renders nothing for a table with none of the three. */
export const Toolbar = ({ search, filter, days, found, shown, onChange }: ToolbarProps) => {
  const rangeInWords = useRangeInWords();
  if (!search && !filter && !days) return null;
  const daysInWords = rangeInWords(shown.days);
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
      {found === undefined ? null : (
        <span className={styles.found} role="status">
          {found}
          {daysInWords ? <span className={styles.foundDays}>{daysInWords}</span> : null}
        </span>
      )}
    </div>
  );
};
