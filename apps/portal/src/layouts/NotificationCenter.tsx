import { createToasts, NotificationBell, Toasts } from '@may/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRealtime } from '../realtime/useRealtime.ts';
import { useSession } from '../session/SessionContext.tsx';
import { useNotifications } from './useNotifications.ts';

/** The bell, the toasts and the provider's events behind both; fetched when the signed-in page is idle. */
const NotificationCenter = () => {
  const { onForget } = useSession();
  const [toasts] = useState(createToasts);
  const connection = useRealtime(toasts);
  useEffect(() => onForget(toasts.clear), [onForget, toasts]);
  return (
    <>
      <NotificationBell {...useNotifications(toasts)} connection={connection} />
      {createPortal(<Toasts toasts={toasts} />, document.body)}
    </>
  );
};

export default NotificationCenter;
