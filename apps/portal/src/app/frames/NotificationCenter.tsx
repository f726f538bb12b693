import { NotificationBell } from '@may/screens/bell/NotificationBell/NotificationBell.tsx';
import { lazyPart } from '@may/ui';
import { Suspense, useEffect } from 'react';
import { version } from '../../browser/version/version.ts';
import { notices } from '../../data/notices/notices.ts';
import { useRealtime } from '../../data/realtime/useRealtime.ts';
import { useNoticeHistory, useNoticeRecorder } from '../../features/bell/useNoticeHistory.ts';
import { whenIdleLockWanted } from '../../features/privacy/idleSetting.ts';

const IdleLock = lazyPart(() => import('../../features/privacy/IdleLock.tsx'), whenIdleLockWanted);

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

const announceVersion = () => {
  // Each tab and each visit with this old version tells of the same news.
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  notices.announce({
    kind: 'newVersion',
    subject: null,
    remedy: { page: 'reloaded' },
    key: `newer than ${script.slice(-100)}`,
  });
};

/** Raises one notice of a newer version. The customer chooses when it loads: a payment may be on screen. */
const useVersionNotice = (): void => {
  useEffect(() => {
    if (!version.isOld()) return version.subscribe(announceVersion);
    announceVersion();
  }, []);
};
