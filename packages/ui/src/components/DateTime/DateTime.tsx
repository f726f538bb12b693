import { formatDate } from '../../format/formatDate.ts';
import { formatDateTime } from '../../format/formatDateTime.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import * as styles from './DateTime.css.ts';

export type DateTimeProps = {
  /** ISO 8601; `null` is a time nobody knows, shown as `–`. */
  value: string | null;
  /** The day alone; the full time stays in the tooltip. */
  dateOnly?: boolean;
  /** An IANA name; the device's zone without it. */
  timeZone?: string;
};

/** A moment in the customer's language and time zone. */
export const DateTime = ({ value, dateOnly, timeZone }: DateTimeProps) => {
  const locale = useLocale();
  const full = formatDateTime(value, locale, timeZone);
  return (
    <time className={styles.root} dateTime={value ?? undefined} title={dateOnly ? full : undefined}>
      {dateOnly ? formatDate(value, locale, timeZone) : full}
    </time>
  );
};
