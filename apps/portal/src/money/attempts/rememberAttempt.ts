import { onlyTab } from '../../provider/onlyTab.ts';

/** How an attempt is found, or begun. */
export type RememberOptions<Attempt> = {
  store: { list: (userId: string) => readonly Attempt[]; save: (attempt: Attempt) => void };
  userId: string;
  /** The attempt to go on with; with `seen`, also one that another tab has begun since those were listed. */
  find: (seen?: readonly Attempt[]) => Attempt | undefined;
  /** Reads what a new attempt must remember; `known` is an earlier attempt to go on with in place of a new one. */
  before: () => Promise<{ known?: Attempt | undefined; begin: () => Attempt }>;
  /** Aborted when the page is left. */
  signal?: AbortSignal | undefined;
};

/** Finds the attempt to go on with, or remembers a new one before its first byte is sent; remembers nothing once the page is left. */
export const rememberAttempt = async <Attempt>({
  store,
  userId,
  find,
  before,
  signal,
}: RememberOptions<Attempt>): Promise<{ attempt: Attempt; isKnown: boolean }> => {
  const seen = store.list(userId);
  const early = find();
  if (early) return { attempt: early, isKnown: true };
  const { known, begin } = await before();
  signal?.throwIfAborted();
  // Looked for again: another tab may have begun it, and even ended it, while this one read.
  const late = find(seen) ?? known;
  if (late) return { attempt: late, isKnown: true };
  const attempt = begin();
  store.save(attempt);
  return { attempt, isKnown: false };
};

/** Forgets an attempt whose page was left before anything was sent. False if it was sent, or while a tab is sending, which may be this one. */
export const forgetUnsent = <Attempt>(
  store: { find: (key: string) => Attempt | undefined; forget: (key: string) => void },
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
