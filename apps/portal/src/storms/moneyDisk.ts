import { createStorage } from '../browser/storage/createStorage.ts';
import { type AttemptStore, createAttemptStore } from '../money/attempts/attemptStore.ts';

/** Local storage that all tabs share and that may be full for a while. */
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
    /** The attempts as one page sees them: the stored ones, and those that only this page remembers. */
    openStore: (): AttemptStore =>
      createAttemptStore(
        createStorage(() => disk as unknown as Storage),
        now,
      ),
  };
};
