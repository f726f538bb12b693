import { judgeSession } from './judgeSession.ts';
import { sessionKeys, stampKeys } from './keys.ts';

/** Reads a key of a storage; null without it, also where the browser refuses. */
export type ReadKey = (store: 'localStorage' | 'sessionStorage', key: string) => string | null;

/** A reader of the window's storages that never throws. */
export const readerOf =
  (window: Pick<Window, 'localStorage' | 'sessionStorage'>): ReadKey =>
  (store, key) => {
    try {
      return window[store].getItem(key);
    } catch {
      return null;
    }
  };

/** The state of this tab's session, for the inline scripts. */
export const judgeTab = (read: ReadKey): ReturnType<typeof judgeSession> =>
  judgeSession({
    isLogin: read('sessionStorage', sessionKeys.isLogin) !== null,
    hasToken: read('sessionStorage', sessionKeys.accessToken) !== null,
    isLocked: read('sessionStorage', sessionKeys.lockScreen) !== null,
    ownStamp: read('sessionStorage', stampKeys.own),
    lastStamp: read('localStorage', stampKeys.last),
  });
