import { useTranslation } from 'react-i18next';
import { formatDate } from '../../format/formatDate.ts';
import { dateTimeFormat } from '../../i18n/intl.ts';
import { dateShapes, tags } from '../../i18n/tags.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { type DateRange, isPossible } from '../DateRangeField/dateRange.ts';

/** Writes a range of days in the customer's language, because date fields use the browser's. Null for an open or impossible range. */
export const useRangeInWords = (): ((range: DateRange) => string | null) => {
  const { t } = useTranslation('table');
  const locale = useLocale();
  return (range) => {
    if (!isPossible(range)) return null;
    // A day without an hour would mean midnight UTC, which is another day west of Greenwich.
    const [first, last] = [range.from, range.to].map((day) => day && `${day}T00:00`);
    const [from, to] = [first, last].map((day) => day && formatDate(day, locale));
    if (first && last && from !== to)
      return dateShapes[locale]
        ? `${from} – ${to}`
        : dateTimeFormat(tags[locale], { dateStyle: 'medium' }).formatRange(new Date(first), new Date(last));
    if (from && to) return from;
    if (from) return t('rangeFrom', { from });
    return to ? t('rangeTo', { to }) : null;
  };
};
