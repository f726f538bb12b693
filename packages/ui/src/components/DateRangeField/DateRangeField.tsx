import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as frame from '../../private/Field.css.ts';
import { FieldError } from '../../private/Field.tsx';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import * as styles from './DateRangeField.css.ts';

/** Days as `YYYY-MM-DD`, both included; `null` is open. */
export interface DateRange {
  from: string | null;
  to: string | null;
}

export interface DateRangeFieldProps {
  /** What the days are of. */
  label: string;
  value: DateRange;
  onValueChange: (value: DateRange) => void;
}

/** Whether a range can hold a day at all. */
export const isPossible = ({ from, to }: DateRange): boolean => from === null || to === null || from <= to;

/** From one day to another, in the browser's own calendar; each side may stay open. */
export const DateRangeField = ({ label, value, onValueChange }: DateRangeFieldProps) => {
  const { t } = useTranslation('table');
  const id = useId();
  const isWrong = !isPossible(value);
  const day = (side: keyof DateRange, name: string, sign: string) => (
    <span className={frame.box}>
      <span className={frame.affix} aria-hidden>
        {sign}
      </span>
      <input
        type="date"
        className={`${frame.control} ${styles.day} ${value[side] ? styles.chosen : ''}`}
        aria-label={name}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        value={value[side] ?? ''}
        onChange={({ currentTarget }) => onValueChange({ ...value, [side]: currentTarget.value || null })}
      />
    </span>
  );
  return (
    <fieldset className={styles.root}>
      <legend className={visuallyHidden}>{label}</legend>
      <div className={styles.days}>
        {day('from', t('from'), t('since'))}
        {day('to', t('to'), t('until'))}
      </div>
      {isWrong ? <FieldError id={`${id}-error`}>{t('wrongRange')}</FieldError> : null}
    </fieldset>
  );
};
