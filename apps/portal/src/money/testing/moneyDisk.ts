import { createStorage } from '../../storage/createStorage.ts';
import { type AttemptStore, createAttemptStore } from '../attempts/attemptStore.ts';

/** The local storage that all tabs of a browser share, which may be full for a while; each page has its own view of it. */
export const createMoneyDisk = (now: () => number) => {
  const kept = new Map<string, string>();
  const disk = {
    isFull: false,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string): void => {
      if (disk.isFull) throw new DOMException('Quota exceeded', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  };
  return {
    isFull: () => disk.isFull,
    fill: (isFull: boolean): void => {
      disk.isFull = isFull;
    },
    /** The attempts as a page sees them: what lies there, and what the page alone remembers. */
    openStore: (): AttemptStore =>
      createAttemptStore(
        createStorage(() => disk as unknown as Storage),
        now,
      ),
  };
};
