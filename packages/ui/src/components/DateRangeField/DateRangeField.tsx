import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as frame from '../../private/Field.css.ts';
import { lazyPopup } from '../../private/lazyPopup.tsx';
import { useRangeInWords } from '../DataTable/useRangeInWords.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import * as styles from './DateRangeField.css.ts';
import type { DateRangePopupProps } from './DateRangePopup.tsx';
import type { DateRange } from './dateRange.ts';

export type { DateRange } from './dateRange.ts';

export type DateRangeFieldProps = {
  /** Name of the range. */
  label: string;
  value: DateRange;
  onValueChange: (value: DateRange) => void;
};

const DateRangePopup = lazyPopup<DateRangePopupProps>(
  () => import('./DateRangePopup.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
  ['bookkeeping'],
);

/** A range of days: a button that shows it, and a popup with the periods of bookkeeping and two days of one's own. */
export const DateRangeField = ({ label, value, onValueChange }: DateRangeFieldProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { t } = useTranslation('table');
  const shown = useRangeInWords()(value);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${frame.box} ${styles.trigger}`}
        data-chosen={shown ? '' : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        {...DateRangePopup.intent}
      >
        <span className={styles.words}>
          <span className={styles.name}>{label}: </span>
          {shown ?? t('anyDay')}
        </span>
        <Icon icon={icons.chevronDown} />
      </button>
      <DateRangePopup
        anchor={button}
        open={open}
        onOpenChange={setOpen}
        label={label}
        value={value}
        onValueChange={onValueChange}
      />
    </>
  );
};
