import { Toast } from '@base-ui/react/toast';
import { type Notice, type NoticeKind, noticeDuration } from '@may/domain';
import { useEffect, useState } from 'react';
import type { NoticesProps } from './Notices.tsx';
import { staysOpen } from './noticeWords.ts';
import { ShownNotices } from './ShownNotices.tsx';

/** Notices of an unfolded list; the history has all of them. */
const unfoldedAtMost = 20;

/** Successes that make a shown refusal outdated. */
const outdated: Partial<Record<NoticeKind, NoticeKind>> = {
  customDomainsVerified: 'customDomainsNotUpdated',
  customDomainRemoved: 'customDomainsNotUpdated',
};

/** Shows notices as Base UI's toasts. Their timers pause on hover, on focus and in a hidden tab; F6 focuses the region. */
const NoticeList = ({ notices, onFollow }: NoticesProps) => {
  const [manager] = useState(() => Toast.createToastManager<Notice>());
  const [isUnfolded, setUnfolded] = useState(false);
  useEffect(() => {
    const added = new Set<string>();
    const shown = new Map<string, string>();
    const follow = () => {
      const history = notices.history();
      if (history.length === 0) manager.close();
      for (const notice of history.toReversed()) {
        const { id, kind, subject } = notice;
        if (added.has(id)) continue;
        added.add(id);
        // A repeated notice replaces the earlier one and is announced again, so that three refusals show one message.
        const facts = JSON.stringify([kind, subject]);
        const before = shown.get(facts);
        if (before) manager.close(before);
        shown.set(facts, id);
        for (const earlier of history) if (earlier.kind === outdated[kind]) manager.close(earlier.id);
        manager.add({ id, timeout: staysOpen(notice) ? 0 : noticeDuration, data: notice });
      }
    };
    follow();
    return notices.subscribe(follow);
  }, [notices, manager]);
  return (
    <Toast.Provider toastManager={manager} timeout={noticeDuration} limit={isUnfolded ? unfoldedAtMost : 1}>
      <Toast.Portal>
        <ShownNotices onFollow={onFollow} isUnfolded={isUnfolded} onUnfoldedChange={setUnfolded} />
      </Toast.Portal>
    </Toast.Provider>
  );
};

export default NoticeList;
