import { localStore } from './createStorage.ts';
import { signOutIdOf } from './judgeSession.ts';
import { stampCookie, stampKeys } from './keys.ts';

/** The stamp of a browser that stores nothing, for the life of the page. */
let unkept: string | null = null;

/** The stamp in local storage, read from there and not from memory. */
const storedStamp = (): string | null => {
  try {
    return window.localStorage.getItem(stampKeys.last);
  } catch {
    return unkept;
  }
};

/** The stamp in the cookie; null without one, or where cookies are refused. */
const cookieStamp = (): string | null => {
  try {
    return window.document.cookie.match(`(?:^|; )${stampCookie}=([^;]+)`)?.[1]?.replace('_', ' ') ?? null;
  } catch {
    return null;
  }
};

/** The stamp of this browser; null without one. */
export const lastStamp = (): string | null => storedStamp() ?? cookieStamp();

const writeStamp = (stamp: string): string => {
  unkept = stamp;
  localStore.remove(stampKeys.last);
  localStore.set(stampKeys.last, stamp);
  // In a full storage a cookie still has room, and every tab reads it at once. If it is refused too, no stamp is left, and every tab is locked.
  const cookie = storedStamp() === stamp ? '; max-age=0' : stamp.replace(' ', '_');
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store writes later, and until then an ended session would count as open.
    window.document.cookie = `${stampCookie}=${cookie}; path=/; samesite=strict`;
  } catch {}
  return stamp;
};

/** The stamp for a session that is opened now; the first session of a browser creates one. */
export const currentStamp = (): string => lastStamp() ?? writeStamp(`${crypto.randomUUID()} ${crypto.randomUUID()}`);

/** Hears of another tab's stamp. Only a browser that stores nothing needs it. */
export const hearStamp = (stamp: string): void => {
  unkept = stamp;
};

/** Locks every session of this browser that is open now. */
export const stampLock = (): void => void writeStamp(`${signOutIdOf(currentStamp())} ${crypto.randomUUID()}`);

/** Ends every session of this browser that is open now. */
export const stampSignOut = (): void => void writeStamp(`${crypto.randomUUID()} ${crypto.randomUUID()}`);
