import { NotificationBell } from '@may/ui';
import { useNoticeHistory } from '../notices/useNoticeHistory.ts';
import { useNoticeRecorder } from '../notices/useNoticeRecorder.ts';
import { useVersionNotice } from '../notices/useVersionNotice.ts';
import { useCheckEvery } from '../realtime/checking.ts';
import { useRealtime } from '../realtime/useRealtime.ts';
import { href } from '../router/href.ts';

/** The bell with the customer's history, and the connection for the provider's events; fetched when the page is idle. */
const NotificationCenter = () => {
  const connection = useRealtime();
  const { notifications, setSeen } = useNoticeHistory();
  useNoticeRecorder();
  useVersionNotice();
  return (
    <NotificationBell
      notifications={notifications}
      connection={connection}
      checkEvery={useCheckEvery()}
      onSeen={(ids) => setSeen(ids, true)}
      hrefs={{ all: href('notifications') }}
    />
  );
};

export default NotificationCenter;
