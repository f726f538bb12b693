import type { NotificationBellProps } from '@may/ui';
import { useState, useSyncExternalStore } from 'react';
import { notices } from './notices.ts';

/** The list of the bell: every notice of this page, unseen until the list was opened after it. */
export const useNotifications = (): Pick<NotificationBellProps, 'notifications' | 'onSeen'> => {
  const history = useSyncExternalStore(notices.subscribe, notices.history, notices.history);
  const [seenAt, setSeenAt] = useState(0);
  return {
    notifications: history.map((notice) => ({ ...notice, seen: notice.at <= seenAt })),
    onSeen: () => setSeenAt(Date.now()),
  };
};
