import { useTranslation } from 'react-i18next';
import { formatDate } from '../../format/formatDate.ts';
import { formatDateTime } from '../../format/formatDateTime.ts';
import { isLocaleName, languageTags } from '../../i18n/locales.ts';
import * as styles from './DateTime.css.ts';

export interface DateTimeProps {
  /** ISO 8601; `null` is a time nobody knows, shown as `–`. */
  value: string | null;
  /** The day alone; the full time stays in the tooltip. */
  dateOnly?: boolean;
  /** An IANA name; the device's zone without it. */
  timeZone?: string;
}

/** A moment in the customer's language and time zone. */
export const DateTime = ({ value, dateOnly, timeZone }: DateTimeProps) => {
  const { language } = useTranslation().i18n;
  const tag = isLocaleName(language) ? languageTags[language] : language;
  const full = formatDateTime(value, tag, timeZone);
  return (
    <time className={styles.root} dateTime={value ?? undefined} title={dateOnly ? full : undefined}>
      {dateOnly ? formatDate(value, tag, timeZone) : full}
    </time>
  );
};
