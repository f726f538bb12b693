import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { LinkTabs } from '../../components/LinkTabs/LinkTabs.tsx';
import type { Notification } from '../../components/Notices/NoticeRow.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Page } from '../../patterns/Page/Page.tsx';
import { NoticeDays } from './NoticeDays.tsx';
import { useFocusHeir } from './useFocusHeir.ts';

/** The filters of the history; `all` is the page without a choice. */
export const noticeFilters = ['all', 'unread', 'money', 'servers', 'dns'] as const;

export type NoticeFilter = (typeof noticeFilters)[number];

export type NotificationsScreenProps = {
  /** The customer's history, newest first; null while it is not read yet. */
  notifications: readonly Notification[] | null;
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

/** The history of notices, by day (spec §8). */
export const NotificationsScreen = (props: NotificationsScreenProps) => {
  const { t } = useTranslation(['noticeHistory', 'shell', 'common']);
  const { notifications, filter, kept, forgetful, checkEvery, onSeenChange, hrefs } = props;
  const unread = (notifications ?? []).filter(({ seen }) => !seen).map(({ id }) => id);
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
      <Suspense fallback={<Skeleton shape="block" size="large" />}>
        {notifications ? (
          <NoticeDays
            key={filter === 'unread' ? readAlls : filter}
            notifications={notifications}
            filter={filter}
            onSeenChange={onSeenChange}
          />
        ) : (
          <Skeleton shape="block" size="large" />
        )}
      </Suspense>
      {forgetful ? null : (
        <Text size="small" tone="muted">
          {t('kept', { rows: kept })}
        </Text>
      )}
    </Page>
  );
};
