import { dateTimeFormat } from '../../i18n/intl.ts';
import { tags } from '../../i18n/tags.ts';
import { useLocale } from '../../i18n/useLocale.ts';

/** Names a month, `YYYY-MM`, in the customer's language. It reads it in UTC, because a month is no moment. */
export const useMonthNames = (): ((month: string, length: 'narrow' | 'short' | 'long') => string) => {
  const tag = tags[useLocale()];
  return (month, length) =>
    dateTimeFormat(tag, { month: length, timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
};
