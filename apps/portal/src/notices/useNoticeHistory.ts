import type { Notification } from '@may/ui';
import { useSyncExternalStore } from 'react';
import { useSignedInMe } from '../data/me.ts';
import { customerHistory } from './customerHistory.ts';
import { nextOf, objectOf } from './noticeLinks.ts';
import { useObjectNames } from './useObjectNames.ts';

/** The customer's history of notices, the same in all tabs. */
export const useNoticeHistory = (): {
  notifications: readonly Notification[];
  /** True if a reload of this tab loses the newest ones, because the browser refuses them. */
  isForgetful: boolean;
  setSeen: (ids: readonly string[], seen: boolean) => void;
} => {
  const { subscribe, read, isForgetful, setSeen } = customerHistory(useSignedInMe().id);
  const kept = useSyncExternalStore(subscribe, read, read);
  const names = useObjectNames();
  const notifications = kept.map((notice) => {
    const object = objectOf(notice);
    const about = object && { type: object.type, name: names.get(`${object.type} ${object.id}`) ?? object.id };
    return { ...notice, next: nextOf(notice), about };
  });
  return { notifications, isForgetful: useSyncExternalStore(subscribe, isForgetful, isForgetful), setSeen };
};
