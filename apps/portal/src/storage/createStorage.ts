/** A key-value store that never throws: what the browser refuses to keep (private mode, full, blocked) lives in memory until the page closes. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  /**
   * Writes what is about money: to the browser's storage and nowhere else, so that no tab is alone with it. The journals of DNS give
   * way to it. False if the browser refused.
   */
  keep?(key: string, value: string): boolean;
  remove(key: string): void;
  /** Every key there is, also what the browser refused to keep. */
  keys(): string[];
}

/** Journals of DNS changes: what can be taken back. They give way to money, and together they may take about 2 of the usual 5 million characters. */
const isJournal = (key: string): boolean => key.startsWith('may.dns.');
const journalLimit = 2_000_000;

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
  const write = (key: string, value: string): boolean =>
    attempt((storage) => {
      storage.setItem(key, value);
      return true;
    }) ?? false;
  const journals = (): { key: string; size: number }[] =>
    (attempt(Object.keys) ?? [])
      .filter(isJournal)
      .map((key) => ({ key, size: attempt((storage) => storage.getItem(key))?.length ?? 0 }));
  /** True if the value is no journal, or one that has room beside the others. */
  const hasRoom = (key: string, value: string): boolean =>
    !isJournal(key) ||
    journals().reduce((sum, other) => sum + (other.key === key ? 0 : other.size), value.length) <= journalLimit;
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set: (key, value) => {
      if (hasRoom(key, value) && write(key, value)) memory.delete(key);
      else memory.set(key, value);
    },
    keep: (key, value) => {
      if (write(key, value)) return true;
      // The largest first, so that few are lost.
      return journals()
        .sort((a, b) => b.size - a.size)
        .some((journal) => {
          attempt((storage) => storage.removeItem(journal.key));
          return write(key, value);
        });
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
