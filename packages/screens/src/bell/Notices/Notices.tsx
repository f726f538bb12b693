import { lazyPart } from '@may/ui/browser/fetchPart.ts';
import { Suspense, useSyncExternalStore } from 'react';
import type { NoticesProps } from './NoticeList.tsx';

const NoticeList = lazyPart(() => import('./NoticeList.tsx'));

/** Shows the notices. The portal has one, above the routes; its code loads with the first notice. */
export const Notices = ({ notices, onFollow }: NoticesProps) => {
  const history = useSyncExternalStore(notices.subscribe, notices.history, notices.history);
  return history.length === 0 ? null : (
    <Suspense>
      <NoticeList notices={notices} onFollow={onFollow} />
    </Suspense>
  );
};
