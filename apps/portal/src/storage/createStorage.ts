import { journalOf } from './journalParts.ts';
import { undosKey, zonePrefix } from './keys.ts';

/** A key-value store that never throws: a write that the browser refuses (private mode, full, blocked) stays in memory until the page closes. */
export type SafeStorage = {
  get(key: string): string | null;
  /** True if the browser kept the value. */
  set(key: string, value: string): boolean;
  /**
   * Writes a payment's row to the browser's storage and never to memory, so that every tab sees it. The journals of DNS give way to it. False if
   * the browser refused.
   */
  setDurably?(key: string, value: string): boolean;
  remove(key: string): void;
  /** All keys, also those in memory. */
  keys(): string[];
};

/**
 * Journals of DNS changes are unfinished runs and undo steps. They give way to payments' rows, undo steps first. Undo steps may take 2 of the
 * usual 5 million characters, a run all of them.
 */
const isJournal = (key: string): boolean => key.startsWith(zonePrefix);
const undosLimit = 2_000_000;

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
  /** Each journal with its parts. */
  const journals = (): { key: string; keys: string[]; size: number }[] =>
    [...Map.groupBy((tryStorage(Object.keys) ?? []).filter(isJournal), journalOf)].map(([key, keys]) => ({
      key,
      keys,
      size: keys.reduce((sum, part) => sum + sizeOf(part), 0),
    }));
  const removeItem = (key: string): void => tryStorage((storage) => storage.removeItem(key));
  /** Writes a run in place of the undo steps, if that makes enough room. */
  const replaceUndos = (key: string, value: string): boolean => {
    const undos = tryStorage((storage) => storage.getItem(undosKey)) ?? null;
    if (!isJournal(key) || undos === null) return false;
    removeItem(undosKey);
    if (write(key, value)) return true;
    write(undosKey, undos);
    return false;
  };
  const writePlain = (key: string, value: string): boolean =>
    key === undosKey ? value.length <= undosLimit && write(key, value) : write(key, value) || replaceUndos(key, value);
  return {
    get: (key) => memory.get(key) ?? tryStorage((storage) => storage.getItem(key)) ?? null,
    set: (key, value) => {
      const isKept = writePlain(key, value);
      if (isKept) memory.delete(key);
      else memory.set(key, value);
      return isKept;
    },
    setDurably: (key, value) => {
      if (write(key, value)) return true;
      // The undo steps first, then the largest run, so that few are lost: a run may be under way in another tab.
      return journals()
        .sort((a, b) => Number(b.key === undosKey) - Number(a.key === undosKey) || b.size - a.size)
        .some((journal) => {
          // The journal before its parts, which mean nothing without it.
          for (const gone of new Set([journal.key, ...journal.keys])) removeItem(gone);
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
