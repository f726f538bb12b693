import { createStorage } from '../browser/storage/createStorage.ts';
import { attemptsKey } from '../browser/storage/keys.ts';
import { type AttemptStore, createAttemptStore } from '../money/attempts/attemptStore.ts';
import { playStorage } from './playedStorage.ts';

/** Local storage that all tabs share and that may be full for a while. */
export const createMoneyDisk = (now: () => number) => {
  let isFull = false;
  const disk = playStorage(() => isFull);
  return {
    isFull: () => isFull,
    /** True if a reload finds the attempt. */
    keeps: (key: string): boolean => (disk.getItem(attemptsKey) ?? '').includes(`"${key}"`),
    fill: (next: boolean): void => {
      isFull = next;
    },
    /** The attempts as one page sees them: the stored ones, and those that only this page remembers. */
    openStore: (): AttemptStore =>
      createAttemptStore(
        createStorage(() => disk),
        now,
      ),
  };
};
