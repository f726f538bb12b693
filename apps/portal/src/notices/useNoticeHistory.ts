import type { Notification } from '@may/ui';
import { useSyncExternalStore } from 'react';
import { useSignedInMe } from '../data/me.ts';
import { customerHistory } from './customerHistory.ts';
import { nextOf } from './noticeLinks.ts';

/** The customer's history of notices, the same in all tabs. */
export const useNoticeHistory = (): { notifications: readonly Notification[]; markSeen: () => void } => {
  const { subscribe, read, markSeen } = customerHistory(useSignedInMe().id);
  const kept = useSyncExternalStore(subscribe, read, read);
  return { notifications: kept.map((notice) => ({ ...notice, next: nextOf(notice) })), markSeen };
};
