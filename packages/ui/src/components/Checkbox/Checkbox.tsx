import { type ReactNode, useId } from 'react';
import { pressedKey } from '../../common/pressedKey.ts';
import * as frame from '../TextField/Field.css.ts';
import { FieldError } from '../TextField/Field.tsx';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  checked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
};

/** A yes or no: an answer that a form sends, or a setting with immediate effect. */
export const Checkbox = ({ label, hint, error, onCheckedChange, ...box }: CheckboxProps) => {
  const id = useId();
  return (
    <div>
      <label className={styles.line}>
        <input
          {...box}
          type="checkbox"
          className={styles.box}
          // Browsers send the form at Enter. A customer who wants to tick the box sends nothing by mistake.
          onKeyDown={(event) => pressedKey(event) === 'Enter' && event.preventDefault()}
          onChange={({ currentTarget }) => onCheckedChange?.(currentTarget.checked)}
          aria-labelledby={`${id}-label`}
          aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.words}>
          <span id={`${id}-label`} className={frame.label}>
            {label}
          </span>
          {hint ? (
            <span id={`${id}-hint`} className={frame.hint}>
              {hint}
            </span>
          ) : null}
        </span>
      </label>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
};
