import { Popover } from '@base-ui/react/popover';
import { dayAt, daysOfPeriod, periodOf, periods } from '@may/domain';
import { type RefObject, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '../../i18n/intl.ts';
import { tags } from '../../i18n/tags.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import * as frame from '../../private/Field.css.ts';
import { FieldError } from '../../private/Field.tsx';
import { isPressOn } from '../../private/isPressOn.ts';
import { Button } from '../Button/Button.tsx';
import type { DateRangeFieldProps } from './DateRangeField.tsx';
import * as styles from './DateRangePopup.late.css.ts';
import { type DateRange, isPossible } from './dateRange.ts';

export type DateRangePopupProps = DateRangeFieldProps & {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

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

const anyDay: DateRange = { from: null, to: null };

type ChoicesProps = Pick<DateRangePopupProps, 'value' | 'onValueChange'> & { onDone: () => void };

/** The periods, and two of the browser's date fields; each side may stay empty. */
const Choices = ({ value, onValueChange, onDone }: ChoicesProps) => {
  const { t } = useTranslation(['bookkeeping', 'table', 'common']);
  const id = useId();
  const isWrong = !isPossible(value);
  const inWords = useDayInWords();
  const today = dayAt(Date.now());
  const chosen = periodOf(value, today);
  const choose = (range: DateRange) => {
    onValueChange(range);
    onDone();
  };
  const day = (side: keyof DateRange, name: string) => (
    <div className={styles.side}>
      <label className={styles.side}>
        <span className={styles.name}>{name}</span>
        <span className={frame.box}>
          <input
            type="date"
            className={`${frame.control} ${styles.day}`}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-${side}${isWrong ? ` ${id}-error` : ''}`}
            value={value[side] ?? ''}
            onChange={({ currentTarget }) => onValueChange({ ...value, [side]: currentTarget.value || null })}
          />
        </span>
      </label>
      <span id={`${id}-${side}`} className={styles.words}>
        {inWords && value[side] ? inWords(value[side]) : null}
      </span>
    </div>
  );
  return (
    <>
      <div className={styles.periods}>
        {periods.map((period) => (
          <button
            key={period}
            type="button"
            className={styles.period}
            aria-pressed={period === chosen}
            onClick={() => choose(daysOfPeriod(period, today))}
          >
            {t(`period.${period}`)}
          </button>
        ))}
      </div>
      <fieldset className={styles.own}>
        <legend className={styles.legend}>{t('period.own')}</legend>
        <div className={styles.days}>
          {day('from', t('table:from'))}
          {day('to', t('table:to'))}
        </div>
        {isWrong ? <FieldError id={`${id}-error`}>{t('table:wrongRange')}</FieldError> : null}
      </fieldset>
      <div className={styles.foot}>
        <Button size="small" variant="ghost" tone="neutral" onPress={() => choose(anyDay)}>
          {t('table:anyDay')}
        </Button>
        <Button size="small" onPress={onDone}>
          {t('common:close')}
        </Button>
      </div>
    </>
  );
};

const DateRangePopup = ({ anchor, open, onOpenChange, label, value, onValueChange }: DateRangePopupProps) => (
  <Popover.Root
    open={open}
    onOpenChange={(next, details) => (next || !isPressOn(anchor, details)) && onOpenChange(next)}
  >
    <Popover.Portal>
      <Popover.Positioner
        anchor={anchor}
        align="start"
        sideOffset={6}
        collisionPadding={8}
        className={styles.positioner}
      >
        <Popover.Popup className={styles.popup} finalFocus={anchor}>
          <Popover.Title className={styles.title}>{label}</Popover.Title>
          {/* A boundary of its own: the page's would hide the page while words are fetched. */}
          <Suspense>
            <Choices value={value} onValueChange={onValueChange} onDone={() => onOpenChange(false)} />
          </Suspense>
        </Popover.Popup>
      </Popover.Positioner>
    </Popover.Portal>
  </Popover.Root>
);

export default DateRangePopup;
