import type { SafeStorage } from './createStorage.ts';

/** A storage in memory, for tests; it may be full. */
export const memoryStorage = (isFull: () => boolean = () => false): SafeStorage => {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => {
      if (isFull()) return false;
      kept.set(key, value);
      return true;
    },
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
};
