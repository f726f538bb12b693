import { localStore } from './createStorage.ts';
import { forgetUndos } from './forgetJournals.ts';
import { eraOf } from './judgeSession.ts';
import { stampKeys } from './keys.ts';

/** The stamp of a browser that stores nothing, for the life of the page. */
let unkept: string | null = null;

/** The stamp of this browser, read from its storage and not from memory; null without one. */
export const lastStamp = (): string | null => {
  try {
    return window.localStorage.getItem(stampKeys.last);
  } catch {
    return unkept;
  }
};

const writeStamp = (stamp: string): string => {
  unkept = stamp;
  localStore.remove(stampKeys.last);
  localStore.set(stampKeys.last, stamp);
  if (lastStamp() !== stamp) {
    // The storage is full: the undo steps of zones give way. If that is not enough no stamp is left, and every tab is locked.
    forgetUndos();
    localStore.set(stampKeys.last, stamp);
  }
  return stamp;
};

/** The stamp for a session that is opened now; the first session of a browser creates one. */
export const currentStamp = (): string => lastStamp() ?? writeStamp(`${crypto.randomUUID()} ${crypto.randomUUID()}`);

/** Locks every session of this browser that is open now. */
export const stampLock = (): void => void writeStamp(`${eraOf(currentStamp())} ${crypto.randomUUID()}`);

/** Ends every session of this browser that is open now. */
export const stampSignOut = (): void => void writeStamp(`${crypto.randomUUID()} ${crypto.randomUUID()}`);
