import { createToasts, NotificationBell, Toasts } from '@may/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useRealtime } from '../realtime/useRealtime.ts';
import { useVersionNotice } from '../version/useVersionNotice.ts';
import { useNotifications } from './useNotifications.ts';

/** The bell, the toasts and the provider's events behind both; fetched when the signed-in page is idle. */
const NotificationCenter = () => {
  const [toasts] = useState(createToasts);
  const connection = useRealtime(toasts);
  useVersionNotice(toasts);
  return (
    <>
      <NotificationBell {...useNotifications(toasts)} connection={connection} />
      {createPortal(<Toasts toasts={toasts} />, document.body)}
    </>
  );
};

export default NotificationCenter;
