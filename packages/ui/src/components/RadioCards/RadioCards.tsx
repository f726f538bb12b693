import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../../common/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { FieldError } from '../TextField/Field.tsx';
import * as styles from './RadioCards.css.ts';

export const radioCardColumns = ['one', 'two', 'three', 'compact', 'row'] as const;

export type RadioCardOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  /** Picture before the text: a flag, a logo, an icon. */
  media?: ReactNode;
  /** Content after the text, e.g. a price. */
  trailing?: ReactNode;
  /** Reason in place of the description; the option then cannot be chosen. */
  disabledReason?: string;
  /** Small Button below the choice, for another action on the option. */
  action?: ReactNode;
};

export type RadioCardsProps<Value extends string> = {
  /** Name of the group. */
  label: string;
  /** True if only screen readers get the label, because a heading shows it. */
  hideLabel?: boolean;
  options: readonly RadioCardOption<Value>[];
  /** Chosen value; `null` before a choice. */
  value?: Value | null;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  error?: string;
  /**
   * Highest number of columns. `compact` is for short labels, with two columns on a phone. `row` is for a few very short ones beside a field, which
   * shows the reason of a disabled one. @default 'two'
   */
  columns?: (typeof radioCardColumns)[number];
};

/** A choice between a few options with details. Arrow keys move the choice; the whole card is the target. */
export const RadioCards = <Value extends string>({
  label,
  hideLabel,
  options,
  value,
  defaultValue,
  onValueChange,
  columns,
  error,
}: RadioCardsProps<Value>) => {
  const id = useId();
  return (
    <div className={styles.root({ columns })}>
      <span id={id} className={hideLabel ? visuallyHidden : styles.label}>
        {label}
      </span>
      <div
        role="radiogroup"
        className={styles.cards({ columns })}
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
      >
        {options.map((option) => {
          const description = option.disabledReason ?? option.description;
          const part = `${id}-${option.value}`;
          const choice = (
            <label key={option.value} className={styles.card}>
              {option.media ? <span className={styles.picture}>{option.media}</span> : null}
              <span className={styles.content}>
                <span className={styles.words}>
                  <span id={`${part}-name`} className={styles.name}>
                    {option.label}
                  </span>
                  {description ? (
                    <span
                      id={`${part}-description`}
                      className={columns === 'row' ? visuallyHidden : styles.description}
                    >
                      {description}
                    </span>
                  ) : null}
                </span>
                {option.trailing ? (
                  <span id={`${part}-trailing`} className={styles.trailing}>
                    {option.trailing}
                  </span>
                ) : null}
              </span>
              <span className={styles.check}>
                <Icon icon={icons.check} />
              </span>
              <input
                type="radio"
                name={id}
                value={option.value}
                className={styles.input}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={value === undefined ? defaultValue === option.value : undefined}
                disabled={Boolean(option.disabledReason)}
                onChange={() => onValueChange?.(option.value)}
                aria-labelledby={`${part}-name`}
                aria-describedby={
                  [description && `${part}-description`, option.trailing && `${part}-trailing`]
                    .filter(Boolean)
                    .join(' ') || undefined
                }
              />
            </label>
          );
          return option.action ? (
            <div key={option.value} className={styles.withAction}>
              {choice}
              {option.action}
            </div>
          ) : (
            choice
          );
        })}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
};
