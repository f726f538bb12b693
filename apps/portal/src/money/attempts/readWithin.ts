/** The value of `reading`; null if it fails or takes longer than `milliseconds`. */
export const readWithin = <T>(milliseconds: number, reading: Promise<T>): Promise<T | null> => {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), milliseconds));
  return Promise.race([reading.catch(() => null), late]);
};
