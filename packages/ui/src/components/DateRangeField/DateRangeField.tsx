import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '../../i18n/intl.ts';
import { tags } from '../../i18n/tags.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import * as frame from '../../private/Field.css.ts';
import { FieldError } from '../../private/Field.tsx';
import { visuallyHidden } from '../../private/visuallyHidden.css.ts';
import * as styles from './DateRangeField.css.ts';

/** Days as `YYYY-MM-DD`, both included; `null` leaves a side open. */
export type DateRange = {
  from: string | null;
  to: string | null;
};

export type DateRangeFieldProps = {
  /** Name of the range for screen readers. */
  label: string;
  value: DateRange;
  onValueChange: (value: DateRange) => void;
};

/** True if a side is open or `from` is not after `to`. */
export const isPossible = ({ from, to }: DateRange): boolean => from === null || to === null || from <= to;

const languageOf = (tag: string): string => tag.split('-')[0] ?? tag;

/** Writes a day in the customer's language; null if the browser has the same one. An English browser shows 11 May as 05/11. */
const useDayInWords = (): ((day: string) => string) | null => {
  const tag = tags[useLocale()];
  if (languageOf(navigator.language) === languageOf(tag)) return null;
  return (day) => {
    const at = new Date(`${day}T00:00:00Z`);
    return Number.isNaN(at.getTime()) ? '' : dateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  };
};

/** A range of days in two of the browser's date fields; each side may stay empty. */
export const DateRangeField = ({ label, value, onValueChange }: DateRangeFieldProps) => {
  const { t } = useTranslation('table');
  const id = useId();
  const isWrong = !isPossible(value);
  const inWords = useDayInWords();
  const day = (side: keyof DateRange, name: string, sign: string) => (
    <div className={styles.side}>
      <span className={frame.box}>
        <span className={frame.affix} aria-hidden>
          {sign}
        </span>
        <input
          type="date"
          className={`${frame.control} ${styles.day} ${value[side] ? styles.chosen : ''}`}
          aria-label={name}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-${side}${isWrong ? ` ${id}-error` : ''}`}
          value={value[side] ?? ''}
          onChange={({ currentTarget }) => onValueChange({ ...value, [side]: currentTarget.value || null })}
        />
      </span>
      <span id={`${id}-${side}`} className={styles.words}>
        {inWords && value[side] ? inWords(value[side]) : null}
      </span>
    </div>
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
