/** The value that was read; null if the reading fails, or takes longer than so many milliseconds. */
export const readWithin = <T>(milliseconds: number, reading: Promise<T>): Promise<T | null> => {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));
  return Promise.race([reading.catch(() => null), late]);
};
