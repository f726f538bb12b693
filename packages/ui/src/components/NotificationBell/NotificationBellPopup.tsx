import { Popover } from '@base-ui/react/popover';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { relativeTime } from '../../format/relativeTime.ts';
import { locales } from '../../i18n/locales.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { isPressOn } from '../../private/isPressOn.ts';
import { toneIcons } from '../../private/toneIcons.ts';
import { toneSign } from '../../private/toneSign.css.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useNoticeWords } from '../Notices/noticeWords.ts';
import * as styles from './NotificationBell.css.ts';
import type { Notification, NotificationBellProps } from './NotificationBell.tsx';

export type NotificationBellPopupProps = Omit<NotificationBellProps, 'onSeen'> & {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

type ItemProps = Pick<Notification, 'at' | 'seen'> & ReturnType<ReturnType<typeof useNoticeWords>>;

const Item = ({ title, text, tone, at, seen }: ItemProps) => {
  const { t } = useTranslation('shell');
  const { tag } = locales[useLocale()];
  return (
    <li className={styles.item}>
      <span className={toneSign({ tone })}>
        <Icon icon={toneIcons[tone]} size="medium" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {title}
          {seen ? null : <span className={styles.fresh}>{t('bell.new')}</span>}
        </p>
        {text ? <p className={styles.text}>{text}</p> : null}
        <time className={styles.time} dateTime={new Date(at).toISOString()}>
          {relativeTime(at, Date.now(), tag)}
        </time>
      </div>
    </li>
  );
};

const NotificationBellPopup = ({
  anchor,
  notifications,
  connection,
  open,
  onOpenChange,
}: NotificationBellPopupProps) => {
  const { t } = useTranslation(['shell', 'common']);
  const tell = useNoticeWords(notifications);
  const popup = useRef<HTMLDivElement>(null);
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
          <Popover.Popup ref={popup} className={styles.popup} initialFocus={popup} finalFocus={anchor}>
            <div className={styles.head}>
              <Popover.Title className={styles.heading}>{t('common:notifications')}</Popover.Title>
              <span className={styles.connection}>
                <span className={styles.dot({ connection, inline: true })} />
                {t(`bell.${connection}`)}
              </span>
            </div>
            {notifications.length === 0 ? (
              <EmptyState picture="bell" title={t('bell.empty')} text={t('bell.emptyText')} />
            ) : (
              <ul className={styles.list}>
                {[...notifications]
                  .sort((one, other) => other.at - one.at)
                  .map((notification) => (
                    <Item key={notification.id} at={notification.at} seen={notification.seen} {...tell(notification)} />
                  ))}
              </ul>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
};

export default NotificationBellPopup;
