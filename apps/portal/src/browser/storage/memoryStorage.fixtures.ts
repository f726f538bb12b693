import type { SafeStorage } from './createStorage.ts';

/** A storage in memory, for tests. */
export const memoryStorage = (): SafeStorage => {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => {
      kept.set(key, value);
      return true;
    },
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
};
