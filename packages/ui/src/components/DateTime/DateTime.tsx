import { formatDate, formatDateTime } from '../../format/formatDate.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import * as styles from './DateTime.css.ts';

export type DateTimeProps = {
  /** ISO 8601; `null` is an unknown time, shown as `–`. */
  value: string | null;
  /** True for the day alone; the tooltip has the full time. */
  dateOnly?: boolean;
};

/** A moment in the customer's language and the device's time zone. */
export const DateTime = ({ value, dateOnly }: DateTimeProps) => {
  const locale = useLocale();
  const full = formatDateTime(value, locale);
  return (
    <time className={styles.root} dateTime={value ?? undefined} title={dateOnly ? full : undefined}>
      {dateOnly ? formatDate(value, locale) : full}
    </time>
  );
};
