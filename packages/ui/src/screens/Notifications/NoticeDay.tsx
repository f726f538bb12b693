import { Card } from '../../components/Card/Card.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { NoticeRow, type NoticeRowProps, type Notification } from '../../components/Notices/NoticeRow.tsx';
import { formatDate } from '../../format/formatDate.ts';
import { relativeTimeFormat } from '../../i18n/intl.ts';
import { tags } from '../../i18n/tags.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { rowList } from '../../private/rows.css.ts';

type NoticeDayProps = Pick<NoticeRowProps, 'tell'> & {
  /** At least one notice, all of one calendar day. */
  notifications: readonly Notification[];
  onSeenChange: (id: string, seen: boolean) => void;
};

/** The name of the day: today and yesterday in words, any other as a date. */
const useDayName = (at: number): string => {
  const locale = useLocale();
  const tag = tags[locale];
  const today = new Date();
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  const day = new Date(at).toDateString();
  const daysAgo = [today, yesterday].findIndex((each) => each.toDateString() === day);
  if (daysAgo < 0) return formatDate(new Date(at).toISOString(), locale);
  const name = relativeTimeFormat(tag, { numeric: 'auto' }).format(-daysAgo, 'day');
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
};

/** The notices of one day as a card. */
export const NoticeDay = ({ notifications, tell, onSeenChange }: NoticeDayProps) => (
  <Card title={useDayName(notifications[0]?.at ?? 0)} padding="none">
    <ul className={rowList}>
      {notifications.map((notice) => (
        <NoticeRow
          key={notice.id}
          notice={notice}
          tell={tell}
          when={<DateTime value={new Date(notice.at).toISOString()} />}
          onSeenChange={(seen) => onSeenChange(notice.id, seen)}
        />
      ))}
    </ul>
  </Card>
);
