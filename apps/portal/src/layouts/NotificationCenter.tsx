import { NotificationBell } from '@may/ui';
import { useNotifications } from '../notices/useNotifications.ts';
import { useVersionNotice } from '../notices/useVersionNotice.ts';
import { useRealtime } from '../realtime/useRealtime.ts';

/** The bell and the connection for the provider's events; fetched when the page is idle. */
const NotificationCenter = () => {
  const connection = useRealtime();
  useVersionNotice();
  return <NotificationBell {...useNotifications()} connection={connection} />;
};

export default NotificationCenter;
