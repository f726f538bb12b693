import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from '../../private/Field.tsx';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as actions from './RadioCardActions.css.ts';
import * as styles from './RadioCards.css.ts';

export const radioCardColumns = ['one', 'two', 'three', 'compact'] as const;

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
  /** Small Button beside the choice, for another action on the option. */
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
  name?: string;
  required?: boolean;
  error?: string;
  /** Highest number of columns; `compact` is for short labels, with two columns on a phone. @default 'two' */
  columns?: (typeof radioCardColumns)[number];
};

/** Keeps a key on the action of a card from the radio group, so that an arrow there chooses nothing. */
const leaveActionsAlone: ComponentProps<typeof RadioGroup>['onKeyDown'] = (event) => {
  if (!(event.target as HTMLElement).closest('[role=radio]')) event.preventBaseUIHandler();
};

/** A choice between a few options with details. Arrow keys move the choice; the whole card is the target. */
export const RadioCards = <Value extends string>({
  label,
  hideLabel,
  options,
  columns,
  error,
  ...group
}: RadioCardsProps<Value>) => {
  const id = useId();
  const hasActions = options.some(({ action }) => action);
  return (
    <div className={styles.root({ columns })}>
      <span id={id} className={hideLabel ? visuallyHidden : styles.label}>
        {label}
      </span>
      <RadioGroup<Value | null>
        {...group}
        onValueChange={(value) => (value === null ? undefined : group.onValueChange?.(value))}
        onKeyDown={hasActions ? leaveActionsAlone : undefined}
        className={hasActions ? `${styles.cards({ columns })} ${actions.group}` : styles.cards({ columns })}
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
      >
        {options.map((option) => {
          const description = option.disabledReason ?? option.description;
          const part = `${id}-${option.value}`;
          const choice = (
            <Radio.Root
              key={option.value}
              value={option.value}
              disabled={Boolean(option.disabledReason)}
              className={styles.card}
              aria-labelledby={`${part}-name`}
              aria-describedby={
                [description && `${part}-description`, option.trailing && `${part}-trailing`]
                  .filter(Boolean)
                  .join(' ') || undefined
              }
            >
              {option.media ? <span className={styles.picture}>{option.media}</span> : null}
              <span className={styles.words}>
                <span id={`${part}-name`} className={styles.name}>
                  {option.label}
                </span>
                {description ? (
                  <span id={`${part}-description`} className={styles.description}>
                    {description}
                  </span>
                ) : null}
              </span>
              {option.trailing ? (
                <span id={`${part}-trailing`} className={styles.trailing}>
                  {option.trailing}
                </span>
              ) : null}
              <span className={styles.check}>
                <Icon icon={icons.check} />
              </span>
            </Radio.Root>
          );
          return hasActions ? (
            <div key={option.value} className={actions.cell}>
              {choice}
              {option.action ? <div className={actions.action}>{option.action}</div> : null}
            </div>
          ) : (
            choice
          );
        })}
      </RadioGroup>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
};
