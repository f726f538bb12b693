import { zonePrefix } from './keys.ts';

/** A key-value store that never throws: a write that the browser refuses (private mode, full, blocked) stays in memory until the page closes. */
export type SafeStorage = {
  get(key: string): string | null;
  /** True if the browser kept the value. */
  set(key: string, value: string): boolean;
  /**
   * Writes a payment's row to the browser's storage and never to memory, so that every tab sees it. Runs of DNS changes give way to it. False
   * if the browser refused.
   */
  setDurably?(key: string, value: string): boolean;
  remove(key: string): void;
  /** All keys, also those in memory. */
  keys(): string[];
};

/** Wraps `window.sessionStorage` or `window.localStorage`; `open` is a function because reading the property can throw. */
export const createStorage = (open: () => Storage): SafeStorage => {
  const memory = new Map<string, string>();
  const tryStorage = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  const write = (key: string, value: string): boolean =>
    tryStorage((storage) => {
      storage.setItem(key, value);
      return true;
    }) ?? false;
  const sizeOf = (key: string): number => tryStorage((storage) => storage.getItem(key))?.length ?? 0;
  const removeItem = (key: string): void => tryStorage((storage) => storage.removeItem(key));
  return {
    get: (key) => memory.get(key) ?? tryStorage((storage) => storage.getItem(key)) ?? null,
    set: (key, value) => {
      const isKept = write(key, value);
      if (isKept) memory.delete(key);
      else memory.set(key, value);
      return isKept;
    },
    setDurably: (key, value) => {
      if (write(key, value)) return true;
      // The largest run first, so that few are lost: a run may be under way in another tab.
      return (tryStorage(Object.keys) ?? [])
        .filter((one) => one.startsWith(zonePrefix))
        .sort((one, other) => sizeOf(other) - sizeOf(one))
        .some((run) => {
          removeItem(run);
          return write(key, value);
        });
    },
    remove: (key) => {
      memory.delete(key);
      removeItem(key);
    },
    keys: () => [...memory.keys(), ...(tryStorage(Object.keys) ?? [])],
  };
};

export const sessionStore = createStorage(() => window.sessionStorage);
export const localStore = createStorage(() => window.localStorage);
