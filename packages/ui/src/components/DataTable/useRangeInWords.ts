import { useTranslation } from 'react-i18next';
import { formatDate } from '../../format/formatDate.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { type DateRange, isPossible } from '../DateRangeField/DateRangeField.tsx';

/** A range of days in the customer's language, because the browser's own fields speak the browser's; nothing for any day. */
export const useRangeInWords = (): ((range: DateRange) => string | null) => {
  const { t } = useTranslation('table');
  const locale = useLocale();
  return (range) => {
    if (!isPossible(range)) return null;
    // Without an hour it would be midnight in Greenwich, which is another day in half of the world.
    const [from, to] = [range.from, range.to].map((day) => day && formatDate(`${day}T00:00`, locale));
    if (from && to) return from === to ? from : `${from} – ${to}`;
    if (from) return t('rangeFrom', { from });
    return to ? t('rangeTo', { to }) : null;
  };
};
