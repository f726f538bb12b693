import type { Permit } from '@may/api';
import { onlyTab } from '../../browser/onlyTab.ts';

/** The stored attempts of one kind. */
export type AttemptMemory<Attempt> = {
  list: (userId: string) => readonly Attempt[];
  find: (key: string) => Attempt | undefined;
  save: (attempt: Attempt) => void;
  forget: (key: string) => void;
};

/** A new attempt (`begin`), or an earlier one to continue instead of it (`known`). */
export type Prepared<Attempt> = { known?: Attempt | undefined; begin: (key: string) => Attempt };

/**
 * Finds the attempt to continue, or stores a new one before its first request. Stores nothing once `permit` has ended. `find` runs before and
 * after `prepare`, because another tab may begin the same purchase meanwhile.
 */
export const rememberAttempt = async <Attempt>(
  store: Pick<AttemptMemory<Attempt>, 'save'>,
  find: () => Attempt | undefined,
  prepare: () => Promise<Prepared<Attempt>>,
  createKey: () => string,
  permit: Permit,
): Promise<{ attempt: Attempt; isKnown: boolean }> => {
  const early = find();
  if (early) return { attempt: early, isKnown: true };
  const { known, begin } = await prepare();
  permit.check();
  const late = find() ?? known;
  if (late) return { attempt: late, isKnown: true };
  const attempt = begin(createKey());
  store.save(attempt);
  return { attempt, isKnown: false };
};

/** Forgets an attempt that was never sent. False if it was sent, or while any tab, this one included, is sending. */
export const forgetUnsent = (
  store: Pick<AttemptMemory<{ timesSent: number }>, 'find' | 'forget'>,
  lock: string,
  key: string,
): Promise<boolean> =>
  onlyTab(lock, async () => {
    if (store.find(key)?.timesSent) return false;
    store.forget(key);
    return true;
  }).catch(() => false);
