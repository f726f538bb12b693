import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { type ReactNode, useId } from 'react';
import * as choice from '../../private/choice.css.ts';
import { FieldError } from '../../private/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './Checkbox.css.ts';

export type CheckboxProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  checked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
};

/** A yes or no that a form sends. A setting with immediate effect is a `Switch`. */
export const Checkbox = ({ label, hint, error, onCheckedChange, ...box }: CheckboxProps) => {
  const id = useId();
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: Base UI renders the control inside. */}
      <label className={choice.line}>
        <BaseCheckbox.Root
          {...box}
          onCheckedChange={(checked) => onCheckedChange?.(checked)}
          className={styles.box}
          aria-labelledby={`${id}-label`}
          aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
        >
          <BaseCheckbox.Indicator className={styles.tick}>
            <Icon icon={icons.check} />
          </BaseCheckbox.Indicator>
        </BaseCheckbox.Root>
        <span className={choice.words}>
          <span id={`${id}-label`} className={choice.label}>
            {label}
          </span>
          {hint ? (
            <span id={`${id}-hint`} className={choice.hint}>
              {hint}
            </span>
          ) : null}
        </span>
      </label>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
};
