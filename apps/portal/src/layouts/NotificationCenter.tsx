import { lazyPart, NotificationBell } from '@may/ui';
import { Suspense } from 'react';
import { useNoticeHistory } from '../notices/useNoticeHistory.ts';
import { useNoticeRecorder } from '../notices/useNoticeRecorder.ts';
import { useVersionNotice } from '../notices/useVersionNotice.ts';
import { whenPrivate } from '../privacy/whenPrivate.ts';
import { useRealtime } from '../realtime/useRealtime.ts';

const PrivacyPart = lazyPart(() => import('../privacy/PrivacyPart.tsx'), whenPrivate);

/** The bell with the customer's history, the idle lock, and the provider's events; fetched when the page is idle. */
const NotificationCenter = () => {
  const connection = useRealtime();
  const { notifications, markSeen } = useNoticeHistory();
  useNoticeRecorder();
  useVersionNotice();
  return (
    <>
      <Suspense>
        <PrivacyPart />
      </Suspense>
      <NotificationBell notifications={notifications} connection={connection} onSeen={markSeen} />
    </>
  );
};

export default NotificationCenter;
