/** Runs `work` unless another tab of this browser is running its own under the same name; then rejects as `otherTab`, having done nothing. */
export const onlyTab = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) throw { kind: 'otherTab', serverMessage: null };
    return work();
  });
};

/** Whether some tab of this browser is running something under that name now. */
export const isRunning = async (name: string): Promise<boolean> => {
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name === name);
};
