import { idleLockPrefix, seenPrefix, sessionKeys } from './keys.ts';

/** Reads a key of a storage; null without it, also where the browser refuses. */
export type ReadKey = (store: 'localStorage' | 'sessionStorage', key: string) => string | null;

/** The minutes that a customer has chosen; null without a choice. */
export const parseIdleLimit = (stored: string | null): number | null => {
  const minutes = Number(stored);
  return minutes > 0 ? minutes : null;
};

/**
 * True if the customer of this tab was last seen longer ago than their idle lock allows. The inline script asks this before the first picture: a
 * page that a sleep or a discarded tab brings back must not show a figure (docs/decisions/0026).
 */
export const isPastIdleLimit = (read: ReadKey, now: number): boolean => {
  try {
    const { id } = JSON.parse(read('sessionStorage', sessionKeys.me) ?? '{}');
    const minutes = parseIdleLimit(read('localStorage', idleLockPrefix + id));
    const seenAt = Number(read('localStorage', seenPrefix + id));
    return minutes !== null && seenAt > 0 && now - seenAt >= minutes * 60_000;
  } catch {
    return false;
  }
};
