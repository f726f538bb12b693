import { type IdleLimit, whenIdle } from '@may/ui';
import { localStore } from '../../browser/storage/createStorage.ts';
import { parseIdleLimit } from '../../browser/storage/idleLimit.ts';
import { idleLockPrefix, seenPrefix } from '../../browser/storage/keys.ts';
import { writeSign } from '../../browser/storage/lastSign.ts';
import { notifyWatchers, watchKeys } from '../../browser/storage/watchKeys.ts';

/** The minutes after which this customer's pages lock in this browser; null is never. */
export const readIdleLimit = (customerId: string): number | null =>
  parseIdleLimit(localStore.get(idleLockPrefix + customerId));

/** Keeps the choice in this browser. False if the browser refuses: it then holds for this page. */
export const chooseIdleLimit = (customerId: string, limit: IdleLimit | null): boolean => {
  const key = idleLockPrefix + customerId;
  if (limit === null) for (const name of [key, seenPrefix + customerId]) localStore.remove(name);
  // The press is a sign: without an earlier choice none was written.
  else writeSign(customerId, Date.now());
  const isKept = limit === null || localStore.set(key, `${limit}`);
  notifyWatchers(key);
  return isKept;
};

/** Calls `listener` when a choice changes, in this tab or another. */
export const subscribeToIdleLimit = (listener: () => void): (() => void) =>
  watchKeys((key) => key.startsWith(idleLockPrefix), listener);

/** Resolves at an idle moment once a customer of this browser has an idle lock, also one that another tab chooses: its lock locks this tab too. */
export const whenIdleLockWanted = async (): Promise<void> => {
  const isWanted = () => localStore.keys().some((key) => key.startsWith(idleLockPrefix));
  if (!isWanted())
    await new Promise<void>((resolve) => {
      const stop = subscribeToIdleLimit(() => {
        if (!isWanted()) return;
        stop();
        resolve();
      });
    });
  await whenIdle();
};
