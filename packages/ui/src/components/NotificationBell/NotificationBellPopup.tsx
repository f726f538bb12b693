import { Popover } from '@base-ui/react/popover';
import { type MouseEvent, type RefObject, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { relativeTime } from '../../format/relativeTime.ts';
import { tags } from '../../i18n/tags.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { isPressOn } from '../../private/isPressOn.ts';
import { DateTime } from '../DateTime/DateTime.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Link } from '../Link/Link.tsx';
import { NoticeRow } from '../Notices/NoticeRow.tsx';
import { useNoticeWords } from '../Notices/noticeWords.ts';
import * as styles from './NotificationBell.css.ts';
import type { NotificationBellProps } from './NotificationBell.tsx';

export type NotificationBellPopupProps = Omit<NotificationBellProps, 'onSeen'> & {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The age of a notice. One from the future has its date: the clock was changed since. */
const Age = ({ at }: { at: number }) => {
  const tag = tags[useLocale()];
  const now = Date.now();
  const iso = new Date(at).toISOString();
  if (at > now) return <DateTime value={iso} />;
  return <time dateTime={iso}>{relativeTime(at, now, tag)}</time>;
};

type ListProps = Pick<NotificationBellProps, 'notifications' | 'hrefs'>;

/** The notices and the way to the others; its words are fetched when the popup opens. */
const List = ({ notifications, hrefs }: ListProps) => {
  const { t } = useTranslation(['noticeHistory', 'shell']);
  const tell = useNoticeWords(notifications);
  return (
    <>
      {notifications.length === 0 ? (
        <EmptyState picture="bell" title={t('shell:bell.empty')} text={t('shell:bell.emptyText')} />
      ) : (
        <ul className={styles.list}>
          {notifications.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} tell={tell} when={<Age at={notice.at} />} />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <Link href={hrefs.all} standalone>
          {t('all')}
        </Link>
      </div>
    </>
  );
};

const Checking = ({ seconds }: { seconds: number }) => useTranslation('noticeHistory').t('polling', { count: seconds });

const NotificationBellPopup = (props: NotificationBellPopupProps) => {
  const { anchor, notifications, connection, checkEvery, hrefs, open, onOpenChange } = props;
  const { t } = useTranslation(['shell', 'common']);
  const popup = useRef<HTMLDivElement>(null);
  const closeOnNavigation = ({ target }: MouseEvent) =>
    target instanceof Element && target.closest('a') && onOpenChange(false);
  const state = t(`bell.${connection}`);
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, details) => (next || !isPressOn(anchor, details)) && onOpenChange(next)}
      modal
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className={styles.positioner}
        >
          <Popover.Popup
            ref={popup}
            className={styles.popup}
            initialFocus={popup}
            finalFocus={anchor}
            onClick={closeOnNavigation}
          >
            <div className={styles.head}>
              <Popover.Title className={styles.heading}>{t('common:notifications')}</Popover.Title>
              <span className={styles.connection}>
                <span className={styles.dot({ connection, inline: true })} />
                {checkEvery && connection !== 'live' ? (
                  <Suspense fallback={state}>
                    <Checking seconds={checkEvery} />
                  </Suspense>
                ) : (
                  state
                )}
              </span>
            </div>
            {/* A boundary of its own: the one around the bell would hide the bell while words are fetched. */}
            <Suspense>
              <List notifications={notifications} hrefs={hrefs} />
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
};

export default NotificationBellPopup;
