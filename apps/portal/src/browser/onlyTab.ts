/** True if this browser has locks; without them a tab cannot see another tab's work. */
const canSeeRunning = (): boolean => 'locks' in navigator;

/** Runs `work` under the lock `name`. Rejects as `otherTab` without running it if another tab holds the lock. */
export const onlyTab = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  if (!canSeeRunning()) return work();
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) throw { kind: 'otherTab', serverMessage: null };
    return work();
  });
};

/** Runs `work` under the lock `name`, after any other tab that holds it. */
export const waitForLock = async <T>(name: string, work: () => Promise<T>): Promise<T> =>
  canSeeRunning() ? navigator.locks.request(name, work) : work();

/** True if any tab of this browser holds the lock; false in a browser without locks. */
export const isRunning = async (name: string): Promise<boolean> => {
  if (!canSeeRunning()) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
};
