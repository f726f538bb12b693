import { noticeRows } from '@may/domain';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import type { Notification } from '../../components/Notices/NoticeRow.tsx';
import { useNoticeWords } from '../../components/Notices/noticeWords.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { NoticeDay } from './NoticeDay.tsx';
import type { NotificationsScreenProps } from './NotificationsScreen.tsx';
import { useFocusHeir } from './useFocusHeir.ts';

/** Number of rows that a press on "more" adds. */
const step = 50;

type NoticeDaysProps = Pick<NotificationsScreenProps, 'filter' | 'onSeenChange'> & {
  notifications: readonly Notification[];
};

/** The notices of one calendar day of this device, in the order of the history. */
const byDay = (shown: readonly Notification[]): [day: string, Notification[]][] => [
  ...Map.groupBy(shown, ({ at }) => new Date(at).toDateString()),
];

/** The notices that pass the filter, in one card for each day. */
export const NoticeDays = ({ notifications, filter, onSeenChange }: NoticeDaysProps) => {
  const { t } = useTranslation(['noticeHistory', 'shell']);
  const [shownAtMost, setShownAtMost] = useState(step);
  // A row that is marked as read stays below the pointer and the focus until the filter changes.
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const passes = ({ id, kind, seen }: Notification) =>
    filter === 'all' || (filter === 'unread' ? !seen || touched.has(id) : noticeRows[kind].topic === filter);
  const passing = notifications.filter(passes);
  const shown = passing.slice(0, shownAtMost);
  const tell = useNoticeWords(shown);
  const days = useRef<HTMLDivElement>(null);
  const firstAdded = useRef(0);
  const notePress = useFocusHeir(() =>
    days.current?.querySelectorAll('li')[firstAdded.current]?.querySelector<HTMLElement>('button'),
  );
  const showMore = () => {
    notePress();
    firstAdded.current = shown.length;
    setShownAtMost(shownAtMost + step);
  };
  const change = (id: string, seen: boolean) => {
    setTouched(new Set([...touched, id]));
    onSeenChange([id], seen);
  };
  if (passing.length === 0) {
    return (
      <Card>
        {notifications.length === 0 ? (
          <EmptyState picture="bell" title={t('shell:bell.empty')} text={t('shell:bell.emptyText')} />
        ) : (
          <EmptyState picture="bell" title={t('emptyFilter.title')} text={t('emptyFilter.text')} />
        )}
      </Card>
    );
  }
  const left = Math.min(passing.length - shown.length, step);
  return (
    <div ref={days}>
      <Stack space="large">
        {byDay(shown).map(([day, ofDay]) => (
          <NoticeDay key={day} notifications={ofDay} tell={tell} onSeenChange={change} />
        ))}
        {left > 0 ? (
          <Button variant="outline" tone="neutral" onPress={showMore}>
            {t('more', { count: left })}
          </Button>
        ) : null}
      </Stack>
    </div>
  );
};
