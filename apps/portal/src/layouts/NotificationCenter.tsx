import { lazyPart, NotificationBell } from '@may/ui';
import { Suspense } from 'react';
import { useNoticeHistory } from '../notices/useNoticeHistory.ts';
import { useNoticeRecorder } from '../notices/useNoticeRecorder.ts';
import { useVersionNotice } from '../notices/useVersionNotice.ts';
import { whenIdleLockWanted } from '../privacy/idleSetting.ts';
import { useRealtime } from '../realtime/useRealtime.ts';

const IdleLock = lazyPart(() => import('../privacy/IdleLock.tsx'), whenIdleLockWanted);

/** The bell with the customer's history, the idle lock, and the provider's events; fetched when the page is idle. */
const NotificationCenter = () => {
  const connection = useRealtime();
  const { notifications, markSeen } = useNoticeHistory();
  useNoticeRecorder();
  useVersionNotice();
  return (
    <>
      <Suspense>
        <IdleLock />
      </Suspense>
      <NotificationBell notifications={notifications} connection={connection} onSeen={markSeen} />
    </>
  );
};

export default NotificationCenter;
