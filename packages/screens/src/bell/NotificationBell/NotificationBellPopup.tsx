import { Popover } from '@base-ui/react/popover';
import { isPressOn } from '@may/ui/common/isPressOn.ts';
import { EmptyState } from '@may/ui/components/EmptyState/EmptyState.tsx';
import { noticeRoom } from '@may/ui/theme/noticeRoom.ts';
import { type MouseEvent, type RefObject, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNoticeWords } from '../Notices/noticeWords.ts';
import { NoticeRow, type Notification } from './NoticeRow.tsx';
import * as styles from './NotificationBell.css.ts';

export type BellContent = {
  /** The customer's history, newest first. */
  notifications: readonly Notification[];
  /** The state of the connection that brings the provider's events. */
  connection: 'live' | 'connecting' | 'offline';
};

export type NotificationBellPopupProps = BellContent & {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The notices; their words are fetched when the popup opens. */
const List = ({ notifications }: Pick<BellContent, 'notifications'>) => {
  const { t } = useTranslation('shell');
  const tell = useNoticeWords(notifications);
  if (notifications.length === 0)
    return <EmptyState picture="bell" title={t('bell.empty')} text={t('bell.emptyText')} />;
  return (
    <ul className={styles.list}>
      {notifications.map((notice) => (
        <NoticeRow key={notice.id} notice={notice} tell={tell} />
      ))}
    </ul>
  );
};

/** The end of the list stays clear of a notice. */
const beside = { top: 8, right: 8, left: 8 };

const NotificationBellPopup = (props: NotificationBellPopupProps) => {
  const { anchor, notifications, connection, open, onOpenChange } = props;
  const { t } = useTranslation(['shell', 'common']);
  const popup = useRef<HTMLDivElement>(null);
  const closeOnNavigation = ({ target }: MouseEvent) =>
    target instanceof Element && target.closest('a') && onOpenChange(false);
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, details) => (next || !isPressOn(anchor, details)) && onOpenChange(next)}
      modal
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          // As the menu beside it: its button stays in place while the page scrolls.
          positionMethod="fixed"
          align="end"
          sideOffset={6}
          collisionPadding={{ ...beside, bottom: Number.parseFloat(noticeRoom) * 16 }}
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
                <span className={styles.dots[connection]} />
                {t(`bell.${connection}`)}
              </span>
            </div>
            {/* A boundary of its own: the one around the bell would hide the bell while words are fetched. */}
            <Suspense>
              <List notifications={notifications} />
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
};

export default NotificationBellPopup;
