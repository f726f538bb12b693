import { useEffect, useRef } from 'react';
import * as styles from './Selection.css.ts';

type RowCheckboxProps = {
  label: string;
  /** The label is seen, too. */
  showsLabel?: boolean;
  checked: boolean;
  /** Some of what it stands for is chosen. */
  mixed?: boolean;
  /** `toHere` is a press with the Shift key: everything from the last one to this. */
  onChange: (checked: boolean, toHere: boolean) => void;
};

/** A native box, because a page has fifty of them. */
export const RowCheckbox = ({ label, showsLabel, checked, mixed = false, onChange }: RowCheckboxProps) => {
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
        aria-label={showsLabel ? undefined : label}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      {showsLabel ? label : null}
    </label>
  );
};
