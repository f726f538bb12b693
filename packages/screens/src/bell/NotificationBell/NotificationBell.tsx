import { quietButton } from '@may/ui/common/quietButton.css.ts';
import { lazyPopup } from '@may/ui/components/Dialog/lazyPopup.tsx';
import { Icon } from '@may/ui/components/Icon/Icon.tsx';
import * as icons from '@may/ui/components/Icon/icons.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './NotificationBell.css.ts';
import type { BellContent, NotificationBellPopupProps } from './NotificationBellPopup.tsx';

const NotificationBellPopup = lazyPopup<NotificationBellPopupProps>(
  () => import('./NotificationBellPopup.tsx'),
  ({ onOpenChange }) => onOpenChange(false),
  ['noticeHistory'],
);

export const bellConnections = [
  'live',
  'connecting',
  'offline',
] as const satisfies readonly BellContent['connection'][];

export type NotificationBellProps = BellContent & {
  /** Called when the customer closes a list with unread notices; they then count as seen. */
  onSeen: () => void;
};

/** The customer's newest notices and the state of the connection (spec section 2, Shell). */
export const NotificationBell = ({ onSeen, ...shown }: NotificationBellProps) => {
  const { notifications, connection } = shown;
  const { t } = useTranslation(['shell', 'common']);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const unread = notifications.filter(({ seen }) => !seen).length;
  const name = unread > 0 ? t('bell.unread', { unread }) : t('common:notifications');
  const toggle = (next: boolean) => {
    setOpen(next);
    // Called on closing, so that a new notice stays marked while the customer reads it.
    if (!next && unread > 0) onSeen();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={quietButton}
        aria-label={`${name}. ${t(`bell.${connection}`)}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => toggle(!open)}
        {...NotificationBellPopup.intent}
      >
        <Icon icon={icons.bell} size="medium" />
        {unread > 0 ? <span className={styles.count} data-count={unread > 9 ? '9+' : unread} /> : null}
      </button>
      <NotificationBellPopup anchor={button} {...shown} open={open} onOpenChange={toggle} />
    </>
  );
};
