/** A key-value store that never throws: what the browser refuses to keep (private mode, full, blocked) lives in memory until the page closes. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Every key there is, also what the browser refused to keep. */
  keys(): string[];
}

/** Wraps `window.sessionStorage` or `window.localStorage`, given as a function because merely reading the property can throw. */
export const createStorage = (open: () => Storage): SafeStorage => {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set: (key, value) => {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: () => [...memory.keys(), ...(attempt(Object.keys) ?? [])],
  };
};

export const sessionStore = createStorage(() => window.sessionStorage);
export const localStore = createStorage(() => window.localStorage);
