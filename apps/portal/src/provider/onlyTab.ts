/** True if this browser has locks; without them a tab cannot see the work of another one. */
export const canSeeRunning = (): boolean => 'locks' in navigator;

/** Runs `work` unless another tab of this browser is running its own under the same name; then rejects as `otherTab`, having done nothing. */
export const onlyTab = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  if (!canSeeRunning()) return work();
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) throw { kind: 'otherTab', serverMessage: null };
    return work();
  });
};

/** True if a tab of this browser holds the lock of that name now; false in a browser without locks. */
export const isRunning = async (name: string): Promise<boolean> => {
  if (!canSeeRunning()) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
};
