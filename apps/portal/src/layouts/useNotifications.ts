import type { NotificationBellProps, ToastStore } from '@may/ui';
import { useState, useSyncExternalStore } from 'react';

/** What the bell lists: every toast of this page, unseen until the list was opened after it. */
export const useNotifications = (toasts: ToastStore): Pick<NotificationBellProps, 'notifications' | 'onSeen'> => {
  const history = useSyncExternalStore(toasts.subscribe, toasts.history, toasts.history);
  const [seenAt, setSeenAt] = useState(0);
  return {
    notifications: history.map((toast) => ({ ...toast, seen: toast.at <= seenAt })),
    onSeen: () => setSeenAt(Date.now()),
  };
};
