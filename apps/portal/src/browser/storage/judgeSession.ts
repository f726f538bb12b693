import { isPastIdleLimit, type ReadKey } from './idleLimit.ts';
import { sessionKeys, stampKeys } from './keys.ts';

/** A reader of the window's storages that never throws. */
export const createStorageReader =
  (window: Pick<Window, 'localStorage' | 'sessionStorage'>): ReadKey =>
  (store, key) => {
    try {
      return window[store].getItem(key);
    } catch {
      return null;
    }
  };

/** The first of the two ids of a stamp, which changes with each sign-out; the second changes with each lock, too. */
export const signOutIdOf = (stamp: string): string => stamp.split(' ')[0] ?? '';

/**
 * The state of a tab's session, by the stamp under which it was opened and the last stamp of this browser. Stamps are
 * compared for equality, never by a clock. Another first id means that a tab has signed out since. Any other difference or a missing stamp means
 * locked, and so does a customer who was not seen for longer than their idle lock allows (docs/decisions/0026). Expired: the provider has refused
 * the token.
 */
export const judgeSession = (
  read: ReadKey,
  last = read('localStorage', stampKeys.last),
): 'signedOut' | 'locked' | 'expired' | 'signedIn' => {
  const own = read('sessionStorage', stampKeys.own);
  const has = (key: string) => read('sessionStorage', key) !== null;
  if (!has(sessionKeys.isLogin)) return 'signedOut';
  if (own !== null && last !== null && signOutIdOf(own) !== signOutIdOf(last)) return 'signedOut';
  if (own === null || own !== last || has(sessionKeys.lockScreen) || isPastIdleLimit(read, Date.now())) return 'locked';
  return has(sessionKeys.accessToken) ? 'signedIn' : 'expired';
};
