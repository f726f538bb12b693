import type { NotificationBellProps } from '@may/ui';
import { useState, useSyncExternalStore } from 'react';
import { notices } from './notices.ts';

/** The bell's list: every notice of this page, unseen until the customer opens the list. */
export const useNotifications = (): Pick<NotificationBellProps, 'notifications' | 'onSeen'> => {
  const history = useSyncExternalStore(notices.subscribe, notices.history, notices.history);
  const [seenAt, setSeenAt] = useState(0);
  return {
    notifications: history.map((notice) => ({ ...notice, seen: notice.at <= seenAt })),
    onSeen: () => setSeenAt(Date.now()),
  };
};
