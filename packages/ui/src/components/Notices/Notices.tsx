import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../fetchPart.ts';
import type { NoticeStore } from './createNotices.ts';

const NoticeList = lazyPart(() => import('./NoticeList.tsx'));

export type NoticesProps = {
  notices: NoticeStore;
};

/** Where notices appear; costs nothing until the first one is raised. One per portal, above the routes. */
export const Notices = ({ notices }: NoticesProps) => {
  const history = useSyncExternalStore(notices.subscribe, notices.history, notices.history);
  return history.length === 0 ? null : (
    <Suspense>
      <NoticeList notices={notices} />
    </Suspense>
  );
};
