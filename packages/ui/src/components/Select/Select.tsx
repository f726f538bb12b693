import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as frame from '../TextField/Field.css.ts';
import { Field, type FieldWords } from '../TextField/Field.tsx';
import * as styles from './Select.css.ts';

type SelectOption<Value extends string> = { value: Value; label: string };

export type SelectProps<Value extends string> = FieldWords & {
  options: readonly SelectOption<Value>[];
  /** Chosen value; `null` shows the placeholder. */
  value: Value | null;
  onValueChange: (value: Value) => void;
};

/** A choice of one value from a short list. */
export const Select = <Value extends string>({ options, value, onValueChange, ...field }: SelectProps<Value>) => {
  const { t } = useTranslation();
  return (
    // A native select needs no script and has the phone's picker, type-ahead and form values. CSS styles its list alone.
    <Field {...field}>
      {(control) => (
        <span className={frame.box}>
          <select
            {...control}
            className={`${frame.control} ${styles.select} ${styles.styledList}`}
            value={value ?? ''}
            onChange={({ currentTarget }) => {
              const chosen = options.find((option) => option.value === currentTarget.value);
              if (chosen) onValueChange(chosen.value);
            }}
          >
            {value === null ? (
              <option value="" disabled hidden>
                {t('choose')}
              </option>
            ) : null}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon icon={icons.chevronDown} />
          </span>
        </span>
      )}
    </Field>
  );
};
