/** Runs `work` unless another tab of this browser is running its own under the same name; then rejects as `otherTab`, having sent nothing. */
export const onlyTab = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) throw { kind: 'otherTab', serverMessage: null };
    return work();
  });
};
