import { onlyTab } from '../../provider/onlyTab.ts';

/** The memory of one kind of attempt. */
export type AttemptMemory<Attempt> = {
  list: (userId: string) => readonly Attempt[];
  find: (key: string) => Attempt | undefined;
  save: (attempt: Attempt) => void;
  forget: (key: string) => void;
};

/** A new attempt, or an earlier one to go on with in its place. */
export type Prepared<Attempt> = { known?: Attempt | undefined; begin: (key: string) => Attempt };

/**
 * Finds the attempt to go on with, or remembers a new one before its first byte is sent; remembers nothing once the page is left
 * (`signal`). `find` is also given the attempts that were there at the press: one that is none of them was begun by another tab.
 */
export const rememberAttempt = async <Attempt>(
  store: AttemptMemory<Attempt>,
  userId: string,
  find: (seen?: readonly Attempt[]) => Attempt | undefined,
  prepare: () => Promise<Prepared<Attempt>>,
  createKey: () => string,
  signal?: AbortSignal,
): Promise<{ attempt: Attempt; isKnown: boolean }> => {
  const seen = store.list(userId);
  const early = find();
  if (early) return { attempt: early, isKnown: true };
  const { known, begin } = await prepare();
  signal?.throwIfAborted();
  // Looked for again: another tab may have begun it, and even ended it, while this one read.
  const late = find(seen) ?? known;
  if (late) return { attempt: late, isKnown: true };
  const attempt = begin(createKey());
  store.save(attempt);
  return { attempt, isKnown: false };
};

/** Forgets an attempt whose page was left before anything was sent. False if it was sent, or while a tab is sending, which may be this one. */
export const forgetUnsent = <Attempt>(
  store: AttemptMemory<Attempt>,
  lock: string,
  key: string,
  wasSent: (attempt: Attempt) => boolean,
): Promise<boolean> =>
  onlyTab(lock, async () => {
    const attempt = store.find(key);
    if (attempt && wasSent(attempt)) return false;
    store.forget(key);
    return true;
  }).catch(() => false);
