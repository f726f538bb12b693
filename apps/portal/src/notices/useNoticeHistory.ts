import type { Notification } from '@may/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { useSignedInMe } from '../data/me.ts';
import { customerHistory } from './customerHistory.ts';
import { nextOf } from './noticeLinks.ts';

/** The customer's history of notices, the same in all tabs. */
export const useNoticeHistory = (): {
  notifications: readonly Notification[];
  setSeen: (ids: readonly string[], seen: boolean) => void;
} => {
  const { subscribe, read, setSeen } = customerHistory(useSignedInMe().id);
  const kept = useSyncExternalStore(subscribe, read);
  const notifications = useMemo(() => kept.map((notice) => ({ ...notice, next: nextOf(notice) })), [kept]);
  return { notifications, setSeen };
};
