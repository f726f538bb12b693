import { Toast } from '@base-ui/react/toast';
import type { Notice, Remedy } from '@may/domain/bell/notice.ts';
import { noticeDuration } from '@may/domain/limits.ts';
import { useEffect, useState } from 'react';
import type { NoticeStore } from './createNotices.ts';
import { staysOpen } from './noticeWords.ts';
import { ShownNotices } from './ShownNotices.tsx';

export type NoticesProps = {
  notices: NoticeStore;
  /** Called when the customer presses the action of a notice. */
  onFollow: (remedy: Remedy) => void;
};

/** Shows notices as Base UI's toasts, one at a time. Their timers pause on hover, on focus and in a hidden tab; F6 focuses the region. */
const NoticeList = ({ notices, onFollow }: NoticesProps) => {
  const [manager] = useState(() => Toast.createToastManager<Notice>());
  useEffect(() => {
    const added = new Set<string>();
    const shown = new Map<string, string>();
    const follow = () => {
      const history = notices.history();
      if (history.length === 0) manager.close();
      for (const id of added) if (history.every((notice) => notice.id !== id)) manager.close(id);
      for (const notice of history.toReversed()) {
        const { id, kind, subject, about } = notice;
        if (added.has(id)) continue;
        added.add(id);
        // A repeated notice replaces the earlier one and is announced again, so that three refusals show one message.
        const facts = JSON.stringify([kind, subject, about]);
        const before = shown.get(facts);
        if (before) manager.close(before);
        shown.set(facts, id);
        manager.add({ id, timeout: staysOpen(notice) ? 0 : noticeDuration, data: notice });
      }
    };
    follow();
    return notices.subscribe(follow);
  }, [notices, manager]);
  return (
    <Toast.Provider toastManager={manager} timeout={noticeDuration} limit={1}>
      <Toast.Portal>
        <ShownNotices onFollow={onFollow} />
      </Toast.Portal>
    </Toast.Provider>
  );
};

export default NoticeList;
