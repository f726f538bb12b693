import { useEffect, useRef } from 'react';
import * as styles from './Selection.css.ts';

type RowCheckboxProps = {
  label: string;
  checked: boolean;
  /** True if some of the rows are chosen, but not all. */
  mixed?: boolean;
  onChange: (checked: boolean) => void;
};

/** A native checkbox, because a page may have 50 of them. */
export const RowCheckbox = ({ label, checked, mixed = false, onChange }: RowCheckboxProps) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={styles.target}>
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        checked={checked}
        aria-label={label}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
};
