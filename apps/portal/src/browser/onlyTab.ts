/**
 * The browser's locks; null if it has none, or denies them, as it does where it may keep no data. Then a tab cannot see another tab's work.
 */
const findLocks = async (): Promise<LockManager | null> => {
  try {
    await navigator.locks.query();
    return navigator.locks;
  } catch {
    return null;
  }
};

/** Runs `work` under the lock `name`. Rejects as `otherTab` without running it if another tab holds the lock. */
export const onlyTab = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const locks = await findLocks();
  if (!locks) return work();
  return locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) throw { kind: 'otherTab', serverMessage: null };
    return work();
  });
};

/** Runs `work` under the lock `name`, after any other tab that holds it. The waiting ends with `signal`. */
export const waitForLock = async <T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
  const locks = await findLocks();
  return locks ? locks.request(name, { ...(signal && { signal }) }, work) : work();
};

/** True if any tab of this browser holds the lock; false in a browser without locks. */
export const isRunning = async (name: string): Promise<boolean> => {
  const { held = [] } = (await (await findLocks())?.query()) ?? {};
  return held.some((lock) => lock.name === name);
};
