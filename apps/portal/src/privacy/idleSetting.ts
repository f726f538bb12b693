import type { IdleLimit } from '@may/ui';
import { localStore } from '../storage/createStorage.ts';
import { parseIdleLimit } from '../storage/idleLimit.ts';
import { idleLockPrefix } from '../storage/keys.ts';

const listeners = new Set<() => void>();

/** The minutes after which this customer's pages lock in this browser; null is never. */
export const readIdleLimit = (customerId: string): number | null =>
  parseIdleLimit(localStore.get(idleLockPrefix + customerId));

/** Keeps the choice in this browser. False if the browser refuses: it then holds for this page. */
export const chooseIdleLimit = (customerId: string, limit: IdleLimit | null): boolean => {
  const key = idleLockPrefix + customerId;
  if (limit === null) localStore.remove(key);
  const isKept = limit === null || localStore.set(key, `${limit}`);
  for (const listener of listeners) listener();
  return isKept;
};

/** Calls `listener` when the choice changes, in this tab or another. */
export const subscribeToIdleLimit = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};
