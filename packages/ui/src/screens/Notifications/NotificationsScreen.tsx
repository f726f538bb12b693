import { noticeRows } from '@may/domain';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkTabs } from '../../components/LinkTabs/LinkTabs.tsx';
import type { Notification } from '../../components/Notices/NoticeRow.tsx';
import { useNoticeWords } from '../../components/Notices/noticeWords.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Page } from '../../patterns/Page/Page.tsx';
import { NoticeDay } from './NoticeDay.tsx';
import { useFocusHeir } from './useFocusHeir.ts';

/** The filters of the history; `all` is the page without a choice. */
export const noticeFilters = ['all', 'unread', 'money', 'servers', 'dns'] as const;

export type NoticeFilter = (typeof noticeFilters)[number];

/** Number of rows that a press on "more" adds. */
const step = 50;

export type NotificationsScreenProps = {
  /** The customer's history, newest first. */
  notifications: readonly Notification[];
  filter: NoticeFilter;
  /** Number of notices that the browser keeps. */
  kept: number;
  /** True while the browser refuses to keep the newest ones. */
  forgetful: boolean;
  /** Seconds between two readings while the connection is lost; null while it is not. */
  checkEvery: number | null;
  onSeenChange: (ids: readonly string[], seen: boolean) => void;
  hrefs: {
    home: string;
    /** The offered filters with their addresses. */
    filters: readonly (readonly [NoticeFilter, string])[];
  };
};

/** The notices of one calendar day of this device, in the order of the history. */
const byDay = (shown: readonly Notification[]): [day: string, Notification[]][] => [
  ...Map.groupBy(shown, ({ at }) => new Date(at).toDateString()),
];

const List = ({ notifications, filter, onSeenChange }: NotificationsScreenProps) => {
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

/** The history of notices, by day (spec §8). */
export const NotificationsScreen = (props: NotificationsScreenProps) => {
  const { t } = useTranslation(['noticeHistory', 'shell', 'common']);
  const { notifications, filter, kept, forgetful, checkEvery, onSeenChange, hrefs } = props;
  const unread = notifications.filter(({ seen }) => !seen).map(({ id }) => id);
  const filters = useRef<HTMLDivElement>(null);
  const notePress = useFocusHeir(() => filters.current?.querySelector<HTMLElement>('[aria-current]'));
  // The number of presses on "all": each empties the list of unread notices, also of the rows that were marked before.
  const [readAlls, setReadAlls] = useState(0);
  const readAll = () => {
    notePress();
    setReadAlls(readAlls + 1);
    onSeenChange(unread, true);
  };
  return (
    <Page
      title={t('common:notifications')}
      homeHref={hrefs.home}
      action={
        unread.length > 0 ? (
          <Button variant="outline" tone="neutral" size="small" onPress={readAll}>
            {t('readAll')}
          </Button>
        ) : undefined
      }
    >
      {checkEvery === null ? null : (
        <Banner tone="caution" variant="card" title={`${t('polling', { count: checkEvery })}.`}>
          {t('pollingText')}
        </Banner>
      )}
      {forgetful ? (
        <Banner tone="caution" variant="card" title={t('forgetful.title')}>
          {t('forgetful.text')}
        </Banner>
      ) : null}
      <div ref={filters}>
        <LinkTabs
          label={t('filters')}
          items={hrefs.filters.map(([name, href]) => ({
            href,
            label: t(name === 'unread' && unread.length > 0 ? 'unreadCount' : `filter.${name}`, {
              unread: unread.length,
            }),
            current: name === filter,
          }))}
        />
      </div>
      <Suspense fallback={<Skeleton size="large" />}>
        <List key={filter === 'unread' ? readAlls : filter} {...props} />
      </Suspense>
      {forgetful ? null : (
        <Text size="small" tone="muted">
          {t('kept', { rows: kept })}
        </Text>
      )}
    </Page>
  );
};
