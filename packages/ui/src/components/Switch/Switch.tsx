import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';
import * as choice from '../../private/choice.css.ts';
import * as styles from './Switch.css.ts';

export type SwitchProps = {
  /** Name of the setting. */
  label: ReactNode;
  hint?: ReactNode;
  checked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
};

/** A setting that is on or off with immediate effect. An answer that a form sends is a `Checkbox`. */
export const Switch = ({ label, hint, onCheckedChange, ...control }: SwitchProps) => {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Base UI renders the control inside.
    <label className={choice.line}>
      <BaseSwitch.Root
        {...control}
        onCheckedChange={(checked) => onCheckedChange?.(checked)}
        className={styles.track}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        <BaseSwitch.Thumb className={styles.thumb} />
      </BaseSwitch.Root>
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
  );
};
