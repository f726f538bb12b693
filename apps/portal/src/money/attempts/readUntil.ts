export type ReadUntil<Reading> = {
  /** Reads once; null if the reading failed. */
  read: () => Promise<Reading | null>;
  /** True for a reading that needs no other. */
  isFound: (reading: Reading) => boolean;
  /** Waits between two readings. */
  pause: () => Promise<void>;
  /** Readings that are enough: one may be older than the request. */
  wanted: number;
  /** The most readings, with those that failed. */
  atMost: number;
};

/** Reads until one reading has what is looked for, or enough of them came. Gives those that came: one that failed proves nothing (decision 59). */
export const readUntil = async <Reading>({
  read,
  isFound,
  pause,
  wanted,
  atMost,
}: ReadUntil<Reading>): Promise<Reading[]> => {
  const came: Reading[] = [];
  for (let count = 1; ; count += 1) {
    const reading = await read();
    if (reading !== null) came.push(reading);
    if (count === atMost || came.length === wanted || (reading !== null && isFound(reading))) return came;
    await pause();
  }
};
