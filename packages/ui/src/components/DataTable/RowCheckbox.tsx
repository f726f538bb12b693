import { useEffect, useRef } from 'react';
import { box as boxStyle } from '../Checkbox/Checkbox.css.ts';
import { target } from './Selection.css.ts';

type RowCheckboxProps = {
  label: string;
  checked: boolean;
  /** True if some of the rows are chosen, but not all. */
  mixed?: boolean;
  onChange: (checked: boolean) => void;
};

/** The checkbox of a row, or of all rows. */
export const RowCheckbox = ({ label, checked, mixed = false, onChange }: RowCheckboxProps) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className={target}>
      <input
        ref={box}
        type="checkbox"
        className={boxStyle}
        checked={checked}
        aria-label={label}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
};
